import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { apply, quoted, seen } from '#tests/unit/orders/steps.ts';
import { reviewer, seller, selfOperated } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { confirmRequestRoute } from '../answer/confirm-request.ts';
import { quoteRequestRoute } from './quote-request.ts';
import { withdrawQuoteRoute } from './withdraw-quote.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
  await w.recharged(7, 1_001);
});

const withdraw = (oddNo: string, who = reviewer) => w.call(withdrawQuoteRoute, who, { oddNo });

describe('Rule: a quotation is withdrawn while its seller has not answered', () => {
  it.each([3, 4, 7] as const)('type %i waits for review again, without a fee, and is quoted anew', async (type) => {
    const oddNo = await quoted(w, type, [A, B]);
    expect(await withdraw(oddNo)).toMatchObject({ answer: { state: 'reviewing' } });
    expect(w.order(oddNo).feeCents).toBe(0);
    expect(await w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 530 })).toMatchObject({ answer: { state: 'toConfirm' } });
    expect(await w.call(confirmRequestRoute, seller, { oddNo, ...seen(w, oddNo) })).toMatchObject({ kind: 'accepted' });
  });

  it('the prices of a cash-out too, whose items stay reserved for it', async () => {
    const oddNo = await quoted(w, 5, [A, B]);
    expect(await withdraw(oddNo)).toMatchObject({ answer: { state: 'reviewing' } });
    expect(w.order(oddNo).perItem).toEqual([]);
    expect(w.item(A)).toMatchObject({ state: 'cashingOut.reviewing', oddNo });
  });

  it('and not before it, nor after the answer', async () => {
    expect(await withdraw(await apply(w, 4, [B]))).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    const oddNo = await quoted(w, 3, [A]);
    await w.call(confirmRequestRoute, seller, { oddNo, ...seen(w, oddNo) });
    expect(await withdraw(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids', params: { state: 'pendingOutbound' } } });
  });

  it('nor by the applicant, or by who does not reach the order', async () => {
    const oddNo = await quoted(w, 3, [A]);
    expect(await withdraw(oddNo, { ...reviewer, accountId: 'seller' })).toMatchObject({ rejection: { rejected: 'ReviewerIsApplicant' } });
    expect(await withdraw(oddNo, selfOperated)).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });
});
