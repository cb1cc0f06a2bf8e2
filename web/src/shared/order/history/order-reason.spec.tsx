import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderHistoryEntry } from '#contracts/outbound/order-rows.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderReason } from './order-reason.tsx';

const reason = 'The label cannot be read';
const rejected: OrderHistoryEntry = {
  id: '2',
  name: 'OrderRejected',
  gmtCreate: '2026-11-23T10:00:00.000Z',
  state: 'rejected',
  remark: null,
  reason,
  preset: 'labelUnreadable',
  oneIds: [],
  fee: null,
  logNo: null,
  changes: [],
};
const page = (history: OrderHistoryEntry[]) => renderToStaticMarkup(<OrderReason order={{ reason, history }} />);
const entries = (history: OrderHistoryEntry[]) => renderToStaticMarkup(<OrderHistory history={history} />);

// Untranslated here: a key stands for its words.
describe('Rule: an offered reason is read in the reader’s language, a written one as it was written', () => {
  it.each([
    ['on top of its order', page],
    ['in its history', entries],
  ])('%s', (_where, shown) => {
    expect(shown([rejected])).toContain('orders.reasons.labelUnreadable');
    expect(shown([rejected])).not.toContain(reason);
    expect(shown([{ ...rejected, preset: null }])).toContain(reason);
  });
});
