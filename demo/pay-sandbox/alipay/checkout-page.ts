import { escaped, faultChoice, page } from '../page.ts';
import { fenOf, refundedFen, yuanOf, type Trade } from './trades.ts';

const states = { WAIT_BUYER_PAY: 'waits for the buyer', TRADE_CLOSED: 'closed', TRADE_SUCCESS: 'paid', TRADE_FINISHED: 'paid for good' } as const;

/** Where the buyer pays. */
export const checkoutPage = (trade: Trade): string =>
  page(
    'Pay with Alipay',
    `<p>${escaped(trade.subject)}</p>
     <p class="amount">¥${escaped(trade.totalAmount)}</p>
     <p class="note">Order ${escaped(trade.outTradeNo)} · ${states[trade.status]}</p>
     ${trade.status === 'WAIT_BUYER_PAY' ? choices(trade) : `${refunds(trade)}<p><a href="${escaped(trade.returnUrl)}">Back to the merchant</a></p>`}`,
  );

const choices = ({ tradeNo }: Trade): string =>
  `<form method="post" action="/alipay/trades/${tradeNo}/pay">${faultChoice()}<p><button class="main">Pay now</button></p></form>
   <form method="post" action="/alipay/trades/${tradeNo}/close"><button>Close without paying</button></form>`;

/** As the merchant asks for one at the gateway; the buyer cannot. */
const refunds = (trade: Trade): string => {
  if (!trade.paidAt) return '';
  const left = fenOf(trade.totalAmount) - refundedFen(trade);
  const told = trade.refunds.map(({ requestNo, fen }) => `<p class="note">¥${yuanOf(fen)} went back · ${escaped(requestNo)}</p>`).join('');
  return left === 0
    ? told
    : `${told}<form method="post" action="/alipay/trades/${trade.tradeNo}/refund">
         <label>Give back, in yuan <input name="amount" inputmode="decimal" value="${yuanOf(left)}" required></label>
         ${faultChoice()}<p><button>Refund</button></p>
       </form>`;
};
