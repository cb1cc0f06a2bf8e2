import type { FastifyInstance } from 'fastify';
import type { Trades } from './alipay/trades.ts';
import type { Bank } from './bank/bank.ts';
import { inUnits } from './bank/statements/money.ts';
import { chosenFaults, fieldsOf } from './forms.ts';
import type { FaultBook } from './faults.ts';
import { button, escaped, faultChoice, page, table } from './page.ts';

interface Parts {
  bank: Bank;
  trades: Trades;
  books: { alipay: FaultBook; bank: FaultBook };
}

/** What a person does with the sandbox: pays, makes transfers, moves payouts on. */
export const serveHome = (app: FastifyInstance, parts: Parts): void => {
  const { bank, books } = parts;
  app.get('/', async (_request, reply) => reply.type('text/html').send(home(parts)));

  app.post('/home/deposits', async (request, reply) => {
    const { amount = '', text = '', name = '' } = fieldsOf(request.body);
    const cents = Math.round(Number(amount) * 100);
    if (!Number.isSafeInteger(cents) || cents < 1) return reply.code(400).type('text/html').send(page('An amount in dollars is needed', ''));
    books.bank.arm(chosenFaults(request.body));
    bank.deposit({ amountCents: cents, text, payer: { name: name || 'Sandbox Payer Ltd', account: '4000001111' } }, 'settled');
    return reply.redirect('/', 303);
  });
  app.post('/home/deposits/:id/reverse', async (request, reply) => {
    bank.moveDeposit((request.params as { id: string }).id, 'reversed');
    return reply.redirect('/', 303);
  });
  for (const [verb, state] of Object.entries({ settle: 'settled', fail: 'failed', return: 'returned' } as const))
    app.post(`/home/payouts/:no/${verb}`, async (request, reply) => {
      bank.movePayout((request.params as { no: string }).no, state);
      return reply.redirect('/', 303);
    });
};

const home = ({ bank, trades }: Parts): string =>
  page(
    'Payment sandbox',
    `<h2>Transfer to the operator's account</h2>
     <form method="post" action="/home/deposits">
       <label>Amount in US dollars <input name="amount" inputmode="decimal" required></label>
       <label>Text of the transfer <input name="text" maxlength="140" placeholder="with the recharge code"></label>
       <label>Payer <input name="name" maxlength="70"></label>
       ${faultChoice()}<p><button class="main">Transfer</button></p>
     </form>
     <h2>Money that came in</h2>${table(
       ['Number', 'Amount', 'Text', 'State', ''],
       bank
         .deposits()
         .map((deposit) => [
           escaped(deposit.id),
           `$${inUnits(deposit.amountCents)}`,
           escaped(deposit.text),
           deposit.state,
           deposit.state === 'settled' ? button(`/home/deposits/${deposit.id}/reverse`, 'Recall') : '',
         ]),
     )}
     <h2>Payouts</h2>${table(
       ['Number', 'Amount', 'Account', 'State', ''],
       bank
         .payouts()
         .map(({ no, amountCents, accountLast4, state }) => [
           escaped(no),
           `$${inUnits(amountCents)}`,
           `··${escaped(accountLast4)}`,
           state,
           payoutButtons(no, state),
         ]),
     )}
     <h2>Alipay</h2>${table(
       ['Order', 'Amount', 'State'],
       trades
         .all()
         .map(({ outTradeNo, tradeNo, totalAmount, status }) => [
           `<a href="/alipay/trades/${tradeNo}">${escaped(outTradeNo)}</a>`,
           `¥${escaped(totalAmount)}`,
           status,
         ]),
     )}`,
  );

const payoutButtons = (no: string, state: string): string => {
  const at = (verb: string) => `/home/payouts/${encodeURIComponent(no)}/${verb}`;
  if (state === 'accepted') return button(at('settle'), 'Settle') + button(at('fail'), 'Fail');
  return state === 'settled' ? button(at('return'), 'Return') : '';
};
