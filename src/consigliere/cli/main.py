"""The way in: `consigliere` and `python -m consigliere`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from consigliere import __version__
from consigliere.cli.console import own_language
from consigliere.cli.wording import say
from consigliere.core.data import BadData
from consigliere.core.move import BadMove
from consigliere.core.options import BadOption
from consigliere.core.record import BadRecord

# name -> module and function; a module is loaded only when its command is asked for
COMMANDS = {
    "serve": "serve:serve",
    "play": "play:play",
    "simulate": "simulate:simulate",
    "ladder": "ladder:ladder",
    "train": "train:train",
    "replay": "replay:replay",
    "companion": "companion:companion",
    "rules": "rules:rules",
    "check-data": "check_data:check_data",
    "verify": "verify:verify",
    "bench": "bench:bench",
    "backup": "serve:backup",
    "restore": "serve:restore",
    "release": "serve:release",
    "doctor": "doctor:doctor",
}
WRONG_USAGE, INTERRUPTED, BROKEN = 2, 130, 1


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


class Commands(click.Group):
    """The commands in the order a newcomer meets them."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:  # here, because click would add a line of its own
            raise Interrupted from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(f"consigliere.cli.{module}"), function)
        return command


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Board games of intrigue and area control, with every rule enforced and explained.

    Without a command the table opens in your browser, as with `consigliere serve --open`.
    """
    if ctx.invoked_subcommand is not None:
        return
    if sys.stdin.isatty() and sys.stdout.isatty():
        from consigliere.cli.serve import serve

        ctx.invoke(serve, open_browser=True)
    else:
        click.echo(ctx.get_help())


def run(args: Sequence[str] | None = None) -> int:
    """Run a command and say in one line what went wrong; the answer is the exit status."""
    try:
        status: Any = cli.main(args, prog_name="consigliere", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except (click.Abort, Interrupted, KeyboardInterrupt):
        return complain(say(own_language(), "interrupted"), INTERRUPTED)
    except click.ClickException as error:
        return complain(error.format_message())
    except (BadOption, BadData, BadRecord, BadMove) as error:
        return complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on; say no more
        return BROKEN
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    except Exception as error:
        if os.environ.get("CONSIGLIERE_DEBUG"):
            raise
        return complain(
            f"this is our mistake: {type(error).__name__}: {error} (CONSIGLIERE_DEBUG=1 shows more)", BROKEN
        )


def complain(sentence: str, status: int = WRONG_USAGE) -> int:
    click.echo(f"consigliere: {' '.join(sentence.split())}", err=True)
    return status


def main() -> NoReturn:
    sys.exit(run())
