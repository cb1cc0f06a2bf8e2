import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bank } from './bank.ts';

const key = 'k'.repeat(32);
const now = new Date('2026-11-24T12:00:00Z');
const provider = bank({ url: 'https://bank.example', key }, { publicUrl: () => 'https://shelfline.example' });

const heard = (news: unknown, { at = now, by = key, body = JSON.stringify(news) } = {}) => {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', by)
    .update(`${seconds}.${JSON.stringify(news)}`)
    .digest('hex');
  return provider.read({ headers: { 'bank-signature': `t=${seconds},v1=${signature}` }, body: Buffer.from(body), receivedAt: now });
};

const deposit = {
  id: 'dep-1',
  code: null,
  state: 'settled',
  amountCents: 5_000,
  currency: 'USD',
  text: 'SF…',
  lineRef: 'SB1',
  bookedOn: '2026-11-24',
};
const settled = { id: '1', type: 'deposit.settled', data: deposit };

describe('Rule: the bank is believed by its signature, while it is fresh', () => {
  it('and what happened counts, not what the state has become since', () => {
    expect(heard(settled)).toMatchObject({ kind: 'deposit', state: 'settled', cents: 5_000, line: { ref: 'SB1', day: '2026-11-24' } });
    expect(heard({ ...settled, type: 'deposit.pending' })).toMatchObject({ state: 'pending' });
    expect(heard({ type: 'payout.failed', data: { no: 'W-1', state: 'failed', amountCents: 1, reason: 'closed', lineRef: null } })).toEqual({
      kind: 'payout',
      no: 'W-1',
      state: 'failed',
      cents: 1,
      reason: 'closed',
      lineRef: undefined,
    });
  });

  it('not where the key, the body or the time is another', () => {
    expect(heard(settled, { by: 'x'.repeat(32) })).toBe('forged');
    expect(heard(settled, { body: JSON.stringify({ ...settled, id: '2' }) })).toBe('forged');
    expect(heard(settled, { at: new Date(now.getTime() - 6 * 60_000) })).toBe('forged');
    expect(provider.read({ headers: {}, body: Buffer.from('{}'), receivedAt: now })).toBe('forged');
  });

  it.each([
    [{}],
    [null],
    [{ ...settled, data: { ...deposit, amountCents: -1 } }],
    [{ ...settled, data: { ...deposit, amountCents: 0.5 } }],
    [{ ...settled, data: { ...deposit, currency: 'EUR' } }],
    [{ ...settled, type: 'deposit.lost' }],
  ])('and %j is not read', (news) => expect(heard(news)).toBe('unreadable'));
});
