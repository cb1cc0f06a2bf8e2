import { describe, it } from 'vitest';
import { getApplicationFee } from '#contracts/fees/application-fee.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { seller } from './people/seller.ts';

const here = journey();

/** One item is applied for, and what that costs by the rate card in force is shown before. */
const appliedFor = async () => {
  const [item] = await shelvedItems(here.portal.url, 1);
  const asked = { type: requestTypeOf.shipWithLabel, wareId: warehouseId, items: 1 };
  const { fee } = await (await callsOf(here.portal.url, 'seller')).read(getApplicationFee, asked);
  const amount = formatMoney(fee!.cents);
  const katie = seller(await here.arrives('seller'));
  const grace = administrator(await here.arrives('administrator'));
  await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
  await Promise.all([katie.opensInventory(), grace.opensReviews()]);
  await katie.seesInInventory(item!.oneId, 'Available');
  const oddNo = await katie.appliesToShip([item!.oneId], newTrackingNumber(), amount);
  await grace.seesToReview(oddNo);
  await grace.opensReview(oddNo);
  return { katie, grace, oddNo, amount };
};

describe('What a request costs is agreed to before it is taken', () => {
  it('by the rate card: set aside with the application, taken with the approval', async () => {
    const { katie, grace, oddNo, amount } = await appliedFor();
    await katie.opensOutboundOrder(oddNo);
    await katie.sees(katie.t('orders.feeHeld', { amount }));

    await grace.sees(grace.t('audit.standings.held', { amount }));
    await grace.approves(oddNo, 1);

    const taken = katie.page.getByRole('listitem').filter({ hasText: katie.words(transactionTypes.shippingFee) });
    await katie.sees(taken.getByText(`−${amount}`, { exact: true }));
  });

  it('by a quotation instead: confirmed by the seller, and what was set aside is free again', async () => {
    const { katie, grace, oddNo } = await appliedFor();
    await grace.quotesFee('4.40');
    await katie.opensOutboundOrder(oddNo);
    await katie.confirms(oddNo, '$4.40');
    await katie.opensWallet();
    await katie.seesListed(oddNo, katie.words(transactionTypes.shippingFee));
    await katie.seesListed(oddNo, '−4.40');
  });
});
