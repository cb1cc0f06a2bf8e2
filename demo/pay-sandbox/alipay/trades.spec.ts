import { describe, expect, it } from 'vitest';
import { refundedFen, trades } from './trades.ts';

const open = () => {
  const book = trades(() => new Date('2026-11-24T04:00:00Z'));
  const trade = book.open({ outTradeNo: 'RC-1', totalAmount: '72.00', subject: 'Wallet', passback: undefined, notifyUrl: '', returnUrl: '' })!;
  return { book, trade };
};

describe('Rule: the gateway of the sandbox gives back what was paid, and no more', () => {
  it('in parts until nothing is left; then the trade is closed', () => {
    const { book, trade } = open();
    book.pay(trade);
    expect([book.refund(trade, { fen: 2_000 }), book.refund(trade, { fen: 5_201 }), book.refund(trade, { fen: 5_200 })]).toEqual([true, false, true]);
    expect([refundedFen(trade), trade.status]).toEqual([7_200, 'TRADE_CLOSED']);
    expect(new Set(trade.refunds.map(({ requestNo }) => requestNo))).toHaveProperty('size', 2);
  });

  it('once for each request', () => {
    const { book, trade } = open();
    book.pay(trade);
    const refund = { requestNo: 'RF-1', fen: 2_000 };
    expect([book.refund(trade, refund), book.refund(trade, refund), book.refund(trade, { ...refund, fen: 1 })]).toEqual([true, true, false]);
    expect(refundedFen(trade)).toBe(2_000);
  });

  it('and nothing where nothing was paid, or asked for', () => {
    const { book, trade } = open();
    expect(book.refund(trade, { fen: 1 })).toBe(false);
    book.pay(trade);
    expect([0, -1, 0.5, Number.NaN].map((fen) => book.refund(trade, { fen }))).toEqual([false, false, false, false]);
  });
});
