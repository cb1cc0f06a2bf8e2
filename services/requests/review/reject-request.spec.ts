import { beforeEach, describe, expect, it } from 'vitest';
import { rejectRequestEndpoint } from '#contracts/requests/reviews.ts';
import { A, B, shipWithLabel } from '#tests/unit/orders/bodies.ts';
import { apply, quoted } from '#tests/unit/orders/steps.ts';
import { reviewer, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { applyShipWithLabelRoute } from '../apply/apply-ship-with-label.ts';
import { rejectRequestRoute } from './reject-request.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B, { result: 'missingLid' });
});

const rejects = (oddNo: string, who = reviewer) => w.call(rejectRequestRoute, who, { oddNo, reason: 'label unreadable' });

describe('Rule: a rejected request gives its items back', () => {
  it.each([3, 4, 7] as const)('type %i, each to the state it came from', async (type) => {
    const oddNo = await apply(w, type, [A, B]);
    expect(await rejects(oddNo)).toMatchObject({ answer: { state: 'rejected' } });
    expect([w.item(A).state, w.item(B).state]).toEqual(['available', 'issue']);
    expect(await rejects(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });

  it.each([5, 6] as const)('type %i', async (type) => {
    expect(await rejects(await apply(w, type, [A]))).toMatchObject({ answer: { state: 'rejected' } });
    expect(w.item(A)).toMatchObject({ state: 'available', oddNo: undefined });
  });

  it('and its label', async () => {
    await rejects(await apply(w, 3, [A]));
    expect(await w.call(applyShipWithLabelRoute, seller, shipWithLabel([B]))).toMatchObject({ kind: 'accepted' });
  });
});

describe('Rule: an offered reason is kept as the one it is, for readers of another language', () => {
  const reason = 'The address is incomplete';
  const rejections = async (given: object) => {
    const outcome = await w.call(rejectRequestRoute, reviewer, { oddNo: await apply(w, 4, [A]), ...given });
    return outcome.kind === 'accepted' && outcome.events.map(({ type, data }) => [type, data]);
  };

  it('on the order and on each item', async () => {
    const data = { reason, preset: 'addressIncomplete' };
    expect(await rejections(data)).toMatchObject([
      ['OrderRejected', data],
      ['RequestRejected', data],
    ]);
  });

  it('where it is one', async () => {
    expect(await rejections({ reason })).toEqual([
      ['OrderRejected', { reason }],
      ['RequestRejected', expect.not.objectContaining({ preset: expect.anything() })],
    ]);
    expect(rejectRequestEndpoint.body?.safeParse({ oddNo: 'OC1', reason, preset: 'mood' }).success).toBe(false);
  });
});

describe('Rule: a rejection has a reason, and comes before a quotation', () => {
  it.each(['', '  ', 'x'.repeat(501)])('%#', (reason) => {
    expect(rejectRequestEndpoint.body?.safeParse({ oddNo: 'OC1', reason }).success).toBe(false);
  });

  it('is refused once quoted, and to the applicant', async () => {
    expect(await rejects(await quoted(w, 5, [A]))).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    expect(await rejects(await apply(w, 4, [B]), { ...reviewer, accountId: 'seller' })).toMatchObject({
      rejection: { rejected: 'ReviewerIsApplicant' },
    });
  });
});
