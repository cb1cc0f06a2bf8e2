import { escaped, faultChoice, page } from '../page.ts';
import type { Trade } from './trades.ts';

const states = { WAIT_BUYER_PAY: 'waits for the buyer', TRADE_CLOSED: 'closed', TRADE_SUCCESS: 'paid', TRADE_FINISHED: 'paid for good' } as const;

/** Where the buyer pays. */
export const checkoutPage = (trade: Trade): string =>
  page(
    'Pay with Alipay',
    `<p>${escaped(trade.subject)}</p>
     <p class="amount">¥${escaped(trade.totalAmount)}</p>
     <p class="note">Order ${escaped(trade.outTradeNo)} · ${states[trade.status]}</p>
     ${trade.status === 'WAIT_BUYER_PAY' ? choices(trade) : `<p><a href="${escaped(trade.returnUrl)}">Back to the merchant</a></p>`}`,
  );

const choices = ({ tradeNo }: Trade): string =>
  `<form method="post" action="/alipay/trades/${tradeNo}/pay">${faultChoice()}<p><button class="main">Pay now</button></p></form>
   <form method="post" action="/alipay/trades/${tradeNo}/close"><button>Close without paying</button></form>`;
