import { describe, expect, it } from 'vitest';
import { signInRejections } from '#contracts/accounts/sign-in/sign-in-rejections.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import en from '../app/language/all-en.ts';
import { leaves } from './leaves.ts';
import zh from '../app/language/all-zh.ts';
import { pagesToCome } from '../terminals/pages-to-come.ts';
import { itemMessages } from '#contracts/item/item-commands.ts';

const english = new Map(leaves(en));
const chinese = new Map(leaves(zh));
const hasChinese = /\p{Script=Han}/u;

describe('Rule: what the specification quotes is said word for word, and in Chinese too', () => {
  it.each([
    ['R4.66', 'app.disabledTitle', 'Disable'],
    ['R4.66', 'app.close', 'Close'],
    ['R5.41', 'ui.deleteTitle', 'Are you sure you want to delete?'],
    ['R8.01', 'app.userHasNoPermission', 'user has no permission'],
    ['R8.02', 'app.userInfoFailed', 'request for user info failed, please retry'],
    ['R6.48', 'app.rolesMissing', 'roles must be a non-null array'],
    ['R8.03', 'app.noPermissionTitle', 'no permission'],
    ['R8.07', 'app.unknownError', 'unknown error'],
    ['R8.08', 'app.forbidden', 'Forbidden'],
    ['R8.12', 'ui.recallTitle', 'Are you sure you want to Recall ?'],
    ['R8.13', 'shell.lastTab', 'last tab cannot be closed'],
    ['R8.14', 'shell.noTabLeft', 'no tab on the left'],
    ['R8.15', 'shell.noTabRight', 'no tab on the right'],
    ['R8.16', 'orders.orderNumberError', 'Platform order number Error'],
    ['R8.37', 'ui.cameraDenied', 'please allow access to camera and microphone'],
    ['R8.38', 'ui.cameraMissing', 'camera or microphone not found'],
    ['R8.40', 'floor.cameraNotReady', 'camera is not ready'],
  ])('%s %s', (_line, key, text) => {
    expect(english.get(key)).toBe(text);
    expect(chinese.get(key)).toMatch(hasChinese);
  });

  it('R5.13: by the server and in the form', () => {
    expect(fieldRules.lowestPrice.en).toBe('Price cannot be below $10');
    expect(fieldRules.lowestPrice.zh).toMatch(hasChinese);
  });

  it('R8.01, R8.02, R6.48, R8.10: by the server too', () => {
    expect(itemMessages.savedCostAndSource.en).toBe('saved cost and source');
    const { NoPermission, UserInfoFailed, RolesMissing } = signInRejections;
    expect([NoPermission, UserInfoFailed, RolesMissing].map((words) => words.en)).toEqual(
      ['app.userHasNoPermission', 'app.userInfoFailed', 'app.rolesMissing'].map((key) => english.get(key)),
    );
  });
});

describe('Rule: the screens have the names of the specification, in both languages (R2.169)', () => {
  it.each([
    ['home.pages.home', 'Home'],
    ['announcements.pages.announcement', 'Announcement'],
    ['packages.pages.packages', 'Package management'],
    ['packages.pages.forecasts', 'Inbound forecast'],
    ['inventory.pages.inventory', 'Inventory'],
    ['orders.pages.outboundOrders', 'Outbound orders'],
    ['orders.pages.ownershipTransfers', 'Intra-platform transfer'],
    ['orders.pages.consignment', 'Consignment'],
    ['repairs.pages.repairs', 'Repair orders'],
    ['orders.pages.consignOrders', 'Consigned orders'],
    ['orders.pages.cashOuts', 'Cash-out orders'],
    ['wallet.pages.walletEntries', 'Wallet and cash flow'],
    ['settings.pages.settings', 'Settings'],
    ['labels.pages.labels', 'Label centre'],
    ['account.pages.personalCenter', 'Personal centre'],
    ['overview.pages.warehouseOverview', 'Warehouse overview'],
    ['finance.pages.overview', 'Financial overview'],
    ['returns.pages.returns', 'Return to warehouse'],
    ['addresses.pages.inquiry', 'Address inquiry'],
    ['pricing.pages.search', 'Price search'],
    ['sourcing.pages.sourcing', 'Sourcing'],
    ['listings.pages.listings', 'Cross-listings'],
    ['listings.pages.sku', 'Listing detail'],
    ['programme.pages.programme', 'Fulfilment programme'],
  ])('%s', (key, name) => {
    expect(english.get(key)).toBe(name);
    expect(chinese.get(key)).toMatch(hasChinese);
  });

  it.each([
    ['dashboard', 'Dashboard'],
    ['sales', 'Sales orders'],
    ['addresses', 'Address management'],
    ['selfOperated', 'Self-operated data'],
  ])('%s, which is yet to come', (page, name) => {
    expect(pagesToCome[page]!.en).toBe(name);
    expect(pagesToCome[page]!.zh).toMatch(hasChinese);
  });
});
