export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS' | 'TRADE_FINISHED';

export interface Trade {
  tradeNo: string;
  outTradeNo: string;
  /** Yuan as text with two decimals, as it goes over the wire. */
  totalAmount: string;
  subject: string;
  passback: string | undefined;
  notifyUrl: string;
  returnUrl: string;
  status: TradeStatus;
  createdAt: Date;
  paidAt: Date | undefined;
  /** What went back to the buyer, by the number of the request. */
  refunds: Refund[];
}

interface Refund {
  requestNo: string;
  /** In fen. */
  fen: number;
  at: Date;
}

type Opened = Pick<Trade, 'outTradeNo' | 'totalAmount' | 'subject' | 'passback' | 'notifyUrl' | 'returnUrl'>;

export interface Trades {
  /** The trade of that number, made where there is none; undefined where there is one over another amount. */
  open(trade: Opened): Trade | undefined;
  byTradeNo(tradeNo: string): Trade | undefined;
  byOutTradeNo(outTradeNo: string): Trade | undefined;
  pay(trade: Trade): void;
  close(trade: Trade): void;
  /** False where it was not paid, or so much is not left. The same request again is the same refund. */
  refund(trade: Trade, refund: { requestNo?: string | undefined; fen: number }): boolean;
  all(): readonly Trade[];
}

const buyerId = '208899';

export const trades = (now: () => Date): Trades => {
  const opened = new Map<string, Trade>();
  const all = () => [...opened.values()];
  return {
    open(asked) {
      const known = opened.get(asked.outTradeNo);
      if (known) return known.totalAmount === asked.totalAmount ? known : undefined;
      const createdAt = now();
      const day = shanghaiTime(createdAt).slice(0, 10).replaceAll('-', '');
      const tradeNo = `${day}2200${buyerId}${String(opened.size + 1).padStart(10, '0')}`;
      const trade: Trade = { ...asked, tradeNo, status: 'WAIT_BUYER_PAY', createdAt, paidAt: undefined, refunds: [] };
      opened.set(trade.outTradeNo, trade);
      return trade;
    },
    byTradeNo: (tradeNo) => all().find((trade) => trade.tradeNo === tradeNo),
    byOutTradeNo: (outTradeNo) => opened.get(outTradeNo),
    pay(trade) {
      trade.paidAt ??= now();
      trade.status = 'TRADE_SUCCESS';
    },
    close(trade) {
      trade.status = 'TRADE_CLOSED';
    },
    refund(trade, { requestNo = `RF${trade.tradeNo.slice(-6)}${trade.refunds.length + 1}`, fen }) {
      const known = trade.refunds.find((refund) => refund.requestNo === requestNo);
      if (known) return known.fen === fen;
      if (!trade.paidAt || !Number.isSafeInteger(fen) || fen < 1 || refundedFen(trade) + fen > fenOf(trade.totalAmount)) return false;
      trade.refunds.push({ requestNo, fen, at: now() });
      if (refundedFen(trade) === fenOf(trade.totalAmount)) trade.status = 'TRADE_CLOSED';
      return true;
    },
    all,
  };
};

/** `2026-11-24 21:05:00`: times on the wire are those of Shanghai, without a zone. */
export const shanghaiTime = (time: Date): string => new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export const fenOf = (yuan: string): number => Math.round(Number(yuan) * 100);
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2);

export const refundedFen = ({ refunds }: Pick<Trade, 'refunds'>): number => refunds.reduce((sum, { fen }) => sum + fen, 0);
