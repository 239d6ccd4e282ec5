import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const UNSAFE = ['argument', 'assignment', 'call', 'member-access', 'return']
const readsViews = Object.fromEntries(UNSAFE.map((rule) => [`@typescript-eslint/no-unsafe-${rule}`, 'off']))

export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // Views are `any` to the looks of a game, and eslint takes the callbacks given to a component for `any`, which
  // svelte-check knows better.
  { files: ['**/*.svelte', 'src/games/*/**'], rules: readsViews },
  { files: ['*.js', '*.ts'], extends: [ts.configs.disableTypeChecked] }, // settings of tools
)
