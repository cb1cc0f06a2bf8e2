import { checkBankStatement, importBankStatement } from '#contracts/statements/bank/bank-endpoints.ts';
import { listBankStatements } from '#contracts/statements/bank/bank-queries.ts';
import { addDays } from '#contracts/kernel/lists/date-range.ts';
import { writeCamt053 } from '#services/statements/formats/camt053/write-camt053.ts';
import type { Calls } from './portal-calls.ts';

/** Has the bank say that nothing moved since its last statement, from `from` where there is none, through the last day. */
export const stateTheBank = async (url: string, finance: Calls, { from, to }: { from: string; to: string }): Promise<void> => {
  const { records } = await finance.read(listBankStatements, { account: 'main' });
  const last = records.toSorted((a, b) => a.to.localeCompare(b.to)).at(-1);
  if (last && last.to >= to) return;
  const cents = last?.closingCents ?? 0;
  const statement = { account: '0123', currency: 'USD', openingCents: cents, closingCents: cents, from: last ? addDays(last.to, 1) : from, to };
  const file = [...writeCamt053({ ...statement, lines: [] }, { messageId: `EMPTY-${to}`, madeAt: `${to}T23:59:59Z` })].join('');
  const send = async (path: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ account: 'main', ...fields })) form.set(name, value);
    form.set('file', new File([file], 'statement.xml'));
    const headers = { token: finance.token, 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(`${url}/api/admin${path}`, { method: 'POST', headers, body: form });
    const { data, msg } = (await answer.json()) as { data: any; msg: string };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${msg}`);
    return data;
  };
  const { sha256 } = await send(checkBankStatement.path, {});
  await send(importBankStatement.path, { sha256 });
};
