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
}

type Opened = Pick<Trade, 'outTradeNo' | 'totalAmount' | 'subject' | 'passback' | 'notifyUrl' | 'returnUrl'>;

export interface Trades {
  /** The trade of that number, made where there is none; undefined where there is one over another amount. */
  open(trade: Opened): Trade | undefined;
  byTradeNo(tradeNo: string): Trade | undefined;
  byOutTradeNo(outTradeNo: string): Trade | undefined;
  pay(trade: Trade): void;
  close(trade: Trade): void;
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
      const trade: Trade = { ...asked, tradeNo, status: 'WAIT_BUYER_PAY', createdAt, paidAt: undefined };
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
    all,
  };
};

/** `2026-11-24 21:05:00`: times on the wire are those of Shanghai, without a zone. */
export const shanghaiTime = (time: Date): string => new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
