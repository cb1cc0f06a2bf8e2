import { describe, expect, it } from 'vitest';
import { createAccount, suspendAccount } from '#contracts/accounts/manage-accounts.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

const here = journey();
const name = 'Zacharias Quillfeather';
const login = 'zq@quill.example';

describe('An administrator erases a seller', () => {
  it('who is disabled, once they have written whom they mean', async () => {
    const superior = await callsOf(here.portal.url, 'super');
    const seller = { login, name, englishName: '', email: login, headImg: '', userType: 4, role: '' } as const;
    const [item] = await shelvedItems(here.portal.url, 1);
    const { shopInfo: shop } = await superior.read(getItem, { oneId: item!.oneId });
    const { accountId } = await superior.send(createAccount, { ...seller, shopId: shop.id, warehouseIds: [], permissions: [] });
    await superior.send(suspendAccount, { accountId, reason: 'Asked for it' });

    const admin = await here.arrives('administrator');
    const { t, page } = admin;
    await admin.signsIn('super');
    await admin.goesTo(withoutParameters(adminPaths.businessAccounts));
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: t('accounts.erase'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('accounts.eraseTitle', { name }) });
    const [{ counts }, { postedCents }] = await Promise.all([
      superior.read(listInventory, { shopId: shop.id, view: 'all', size: 1 }),
      superior.read(getWallet, { shopId: shop.id }),
    ]);
    await admin.sees(dialog.getByText(t('accounts.eraseItemsLeft', { shop: shop.uid, count: counts.all }), { exact: true }));
    await admin.sees(dialog.getByText(t('accounts.eraseMoneyLeft', { shop: shop.uid, balance: formatMoney(postedCents) }), { exact: true }));
    await dialog.getByRole('checkbox').uncheck();
    const forGood = dialog.getByRole('button', { name: t('accounts.eraseForGood'), exact: true });
    await forGood.click();
    await admin.sees(dialog.getByRole('alert').getByText(t('accounts.eraseMistyped', { login })));
    await dialog.getByLabel(t('accounts.eraseConfirm', { login }), { exact: true }).fill(login);
    await forGood.click();

    await admin.sees(t('accounts.erased'));
    await admin.seesNo(row);
    await admin.sees(page.getByRole('row').filter({ hasText: 'Erased' }).first());
    expect(admin.troubles).toEqual([]);
  });
});
