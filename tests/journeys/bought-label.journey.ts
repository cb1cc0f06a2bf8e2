import { beforeEach, describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { labelRejections } from '#contracts/labels/label-rejections.ts';
import { buyLabelEndpoint, rateLabelEndpoint, voidLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { getShippingLabel } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { journey } from '../support/journey.ts';
import { callsOf, type Calls } from '../support/portal-calls.ts';
import { shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { seller } from './people/seller.ts';
import { customer } from '../support/customer.ts';

const here = journey();
let calls: Calls;
let katie: ReturnType<typeof seller>;
beforeEach(async () => {
  await katie?.page.context().close();
  calls = await callsOf(here.portal.url, 'seller');
  katie = seller(await here.arrives('seller'));
  await katie.signsIn('seller');
  await katie.opensInventory();
});

const parcel = { weightGrams: 1_400, lengthCm: 36, widthCm: 26, heightCm: 15 };
const shipment = { warehouseId, to: customer, parcel, declaredValueCents: 10_000, signature: 'none' } as const;

const aBoughtLabel = async () => {
  const { offers } = await calls.send(rateLabelEndpoint, shipment);
  const { service, feeCents } = offers[0]!;
  return calls.send(buyLabelEndpoint, { ...shipment, service, feeCents });
};

/** The application for one item, with what can be chosen of the bought labels. */
const opensForm = async () => {
  const [item] = await shelvedItems(here.portal.url, 1);
  const { page, t } = katie;
  await page.mouse.move(0, 0);
  await page
    .getByRole('row')
    .filter({ hasText: formatOneId(item!.oneId) })
    .getByRole('checkbox')
    .check();
  await katie.presses(t('inventory.bulk.shipWithLabel', { count: 1 }));
  const panel = page.getByRole('dialog', { name: t('orders.apply.title', { count: 1 }) });
  await panel.getByRole('combobox', { name: t('inventory.takeBought') }).click();
  return { panel, option: (logNo: string) => page.locator('.ant-select-item-option').filter({ hasText: logNo }) };
};

describe('A seller ships with a label of the label centre', () => {
  it('which becomes the label of the order, number and all, and is not offered again', async () => {
    const [{ labelNo, logNo }, another] = [await aBoughtLabel(), await aBoughtLabel()];
    const { t } = katie;
    const { panel, option } = await opensForm();
    await option(logNo).click();
    await katie.sees(panel.getByRole('status'));
    expect(await panel.getByLabel(t('orders.apply.logNo'), { exact: true }).inputValue()).toBe(logNo);
    await panel.getByRole('button', { name: t('orders.apply.submit', { count: 1 }) }).click();
    await katie.seesNo(panel);
    expect(await calls.read(getShippingLabel, { labelNo })).toMatchObject({ oddNo: expect.stringMatching(/^OC/) });

    const next = await opensForm();
    await katie.sees(next.option(another.logNo));
    await katie.seesNo(next.option(logNo));
  });

  it('but not with one that was voided a moment ago', async () => {
    const { labelNo, logNo } = await aBoughtLabel();
    const { panel, option } = await opensForm();
    await katie.sees(option(logNo));
    await calls.send(voidLabelEndpoint, { labelNo, reason: 'Not needed' });
    await option(logNo).click();
    await katie.sees(katie.words(labelRejections.LabelVoid, { labelNo }));
    expect(await panel.getByLabel(katie.t('orders.apply.logNo'), { exact: true }).inputValue()).toBe('');
  });
});
