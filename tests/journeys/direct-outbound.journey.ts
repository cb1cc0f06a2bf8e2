import { describe, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderDetail } from '#web/core/links/orders/order-detail.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { customer } from '../support/customer.ts';
import { journey } from '../support/journey.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { pressesInBar } from './people/bulk-bar.ts';
import { seller } from './people/seller.ts';

const here = journey();
const reason = 'Recall of the brand';

describe('An administrator ships goods of a seller without an application (R4.13)', () => {
  it('with a reason, to an address; the order is on the floor at once, and its owner sees it', async () => {
    const [first, second] = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId);
    const grace = await here.arrives('administrator');
    await grace.signsIn('admin');
    const { page, t } = grace;
    await grace.goesTo(withQuery(adminPaths.stock.replace(':type?', 'everything'), { text: first! }));
    await page
      .getByRole('row')
      .filter({ hasText: formatOneId(first!) })
      .getByRole('checkbox')
      .check();
    await pressesInBar(grace, t('inventory.bulk.directOutbound', { count: 1 }));
    const submit = page.getByRole('main').getByRole('button', { name: t('orders.apply.directTitle', { count: 1 }), exact: true });
    for (const [field, text] of Object.entries(customer)) await grace.fillsIn(t(`orders.address.${field as keyof typeof customer}`), text);
    await grace.fillsIn(t('orders.address.zipCode'), '1');
    await submit.click();
    await grace.sees(page.getByText(t('orders.apply.missingReason')));
    await grace.fillsIn(t('orders.apply.why'), reason);
    await submit.click();
    await grace.sees(page.getByRole('alert').getByText(/postcode/));
    await grace.fillsIn(t('orders.address.zipCode'), customer.zipCode);
    await submit.click();
    const toast = page.getByText(new RegExp(t('orders.apply.ordered', { oddNo: '(OC\\d+)' })));
    const oddNo = /(OC\d+)/.exec(await toast.innerText())![1]!;
    await grace.sees(page.getByRole('heading', { name: oddNo }));
    await grace.sees(page.getByText(reason).first());

    const katie = seller(await here.arrives('seller'));
    await katie.signsIn('seller');
    await katie.goesTo(orderDetail(businessPaths.homepage, { type: requestTypeOf.directOutbound, oddNo }));
    await katie.seesOrderStatus(oddNo, 'Pending outbound');
    await katie.sees(katie.page.getByText(reason).first());
    await katie.opensInventory();
    await katie.seesInInventory(second!, 'Available');
  });
});
