import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { disputeBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { bankLineStream, requireBankLineAllows, type LoadedBankLine } from '#services/aggregates/bank-statement/bank-line.ts';

export const disputeLine = ({ reason }: Pick<BodyOf<typeof disputeBankLine>, 'reason'>, line: LoadedBankLine | undefined): Decision => {
  if (!line) return reject('NotFound', { field: 'lineId' });
  return requireBankLineAllows(line, 'BankLineDisputed') ?? accept(change(line, { type: 'BankLineDisputed', data: { reason } }));
};

export const disputeBankLineRoute = commandRoute(disputeBankLine, async ({ body }, load) =>
  toOutcome(disputeLine(body, await load.one(bankLineStream, body.lineId)), { lineId: body.lineId, status: 'disputed' }),
);
