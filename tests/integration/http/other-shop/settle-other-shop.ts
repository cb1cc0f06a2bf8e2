import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { actionKeys } from '#contracts/kernel/access/permissions.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { systemClock } from '#kernel/clock.ts';
import { commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { newIds } from '#kernel/ids.ts';
import { pdf, png } from '#tests/integration/files/sample-files.ts';
import { workbook } from '#tests/integration/files/sample-workbooks.ts';
import { address, shipment, sku as cataloguedSku, stockMarketAccount } from '../matrix/given.ts';
import type { Sample } from '../matrix/row.ts';
import type { WholePortal } from '../whole-portal.ts';
import type { Things } from './things.ts';

const setup = { actor: { accountId: 'setup', name: 'setup', terminal: 'system' as const }, correlationId: 'setup', causationId: 'setup' };
const secret = {
  uid: 'UID-ZWICKEL',
  realname: 'Zwickelhaus',
  person: 'Ottokar Zwickenpflug',
  login: 'ottokar',
  email: 'ottokar@zwickenpflug.example',
  password: 'a horse of their own',
  sku: 'ZWICKEL-100',
  brand: 'Zwickelmarke',
  logNo: '1Z999ZWICKEL0001',
  viewName: 'Zwickels Sicht',
  recipient: 'Kunigunde Zwackelmann',
  street: '77 Zwackelgasse',
  phone: '555 8675309',
  remarks: { parcel: 'Zwickel am Dock', credit: 'Zwickel hat gezahlt', item: 'Zwickel hat einen Kratzer', request: 'Zwickel bittet darum' },
};
const shopId = 4711;
const theirAddress = { ...address, recipient: secret.recipient, street: secret.street, phone: secret.phone };

/** A shop with something of everything that a shop can have, under names that nobody else uses. Answers what it has, and a call as its seller. */
export const settleOtherShop = async (whole: WholePortal) => {
  const { given, post } = whole;
  const features = { knetCrossListing: true, touchPro: false, fulfilmentProgramme: true };
  await post('admin', '/shops', { shopId, uid: secret.uid, realname: secret.realname, ...features });
  const grants = [{ permissionId: 'business', actions: [...actionKeys] }];
  const person = { name: secret.person, englishName: secret.person, headImg: '', userType: 4, role: 'seller', warehouseIds: [], permissions: grants };
  const { accountId } = await post<{ accountId: string }>('admin', '/accounts', { ...person, login: secret.login, email: secret.email, shopId });
  await post('admin', '/accounts/passwords', { accountId, newPassword: secret.password });
  const token = await whole.signIn(secret.login, secret.password);

  const theirs = async <Answer>(path: string, sample: Sample): Promise<Answer> => {
    const answer = await whole.send({ token }, 'business', { method: 'POST', path }, sample);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json().data;
  };

  const picture = await theirs<string>('/upload', { file: await png(), fileName: 'a.png' });
  const labelFile = await theirs<string>('/upload', { file: pdf(), fileName: 'a.pdf' });
  await theirs('/account/picture', { body: { headImg: picture } });

  const what = { sku: secret.sku, brand: secret.brand, name: 'Zwickelschuh', size: '9', image: picture, pku: 'P-1' };
  const place = { preId: 'FC-947110', logNo: '1Z999ZWICKEL0002', shopId, warehouseId: 'W1', ...what };
  const item = async (number: number): Promise<string> => {
    const oneId = oneIdFrom([30, 29, 28, 27, 26, 25, 24, 23, number]);
    const received = { packId: 'PK-947110', batchNo: 'IB-1121-4711', condition: 'intact' as const, kind: 'forecast' as const, photos: [picture] };
    const story: ItemEvent[] = [
      { type: 'ItemForecast', data: { ...place, costPrice: 4_711, supply: null } },
      { type: 'ItemReceived', data: { ...place, ...received } },
      { type: 'ItemInspected', data: { result: 'qualified', remark: secret.remarks.item, photos: [picture], batchNo: 'IB-1121-4711' } },
      { type: 'ItemShelved', data: { shelfId: 'S1', shelfName: 'A-01' } },
    ];
    await commands(given.log, systemClock, newIds).run(setup, async (load) => ({
      decision: accept(change(load.create(itemStream, oneId), ...story)),
      answer: null,
    }));
    return oneId;
  };
  const oneIds = [await item(1), await item(2), await item(3)] as const;
  const [, mended, requested] = oneIds;

  const lines = [{ sku: cataloguedSku, size: '9', quantity: 1 }];
  const forecast = { warehouseId: 'W1', logNo: secret.logNo, shippingType: 'express', lines, remark: secret.remarks.parcel };
  const { preId, packId } = await theirs<{ preId: string; packId: string }>('/forecast/packages', { body: forecast });
  const { batchNo } = await post<{ batchNo: string }>('staff', '/receiving/arrivals', { id: preId });
  const row = ['1Z999ZWICKEL0003', 'W1', cataloguedSku, '9', 1, 47.11, 'Zwickelquelle', ''];
  const { importId } = await theirs<{ importId: string }>('/forecast/import', { file: await workbook([row]), fileName: 'a.xlsx' });

  const request = { remark: secret.remarks.request };
  const { oddNo } = await theirs<{ oddNo: string }>('/requests/cash-out', { body: { oneIds: [requested], ...request } });
  await post('admin', '/reviews/quotes', { oddNo, perItem: [{ oneId: requested, priceCents: 4_711 }] });
  const reship = { oneIds: [await item(4)], address: theirAddress, ...request };
  const { oddNo: reshipNo } = await theirs<{ oddNo: string }>('/requests/reship', { body: reship });
  const boxes = [{ oneIds: [await item(17)], address: theirAddress }];
  const { bulkNo } = await theirs<{ bulkNo: string }>('/requests/bulk-reships', { body: { boxes, ...request } });
  const label = { url: labelFile, logNo: '1Z999ZWICKEL0004', carrier: 'UPS' };
  await theirs('/requests/ship-with-label', { body: { oneIds: [await item(5)], label } });
  const mending = { name: 'Clean', priceCents: 500, estimatedDays: 1 };
  const { repairItemId } = await post<{ repairItemId: string }>('admin', '/repair-items', mending);
  await post('admin', requestAdjustment.path, transferReceived(shopId, mending.priceCents, secret.remarks.credit));
  const applied = { oneIds: [mended], repairItemIds: [repairItemId], beforePhotos: [picture] };
  const { repairs } = await theirs<{ repairs: { repairNo: string }[] }>('/repairs', { body: applied });

  const sale = { channel: 'stockMarket', saleNo: 'ZWICKEL-4711', oneId: await item(18), priceCents: 4_711 };
  const { saleId } = await post<{ saleId: string }>('admin', '/sales', sale);

  const parcel = { ...shipment, to: theirAddress };
  const { offers } = await theirs<{ offers: { service: string; feeCents: number }[] }>('/shipping-labels/rate', { body: parcel });
  const { service, feeCents } = offers[0]!;
  await post('admin', requestAdjustment.path, transferReceived(shopId, feeCents + 4_711, secret.remarks.credit));
  const account = { holderType: 'individual', holder: secret.recipient, country: 'US', currency: 'USD', routingNumber: '021000021' };
  const { bankAccountId } = await theirs<{ bankAccountId: string }>('/wallet/bank-accounts', { body: { ...account, accountNumber: '4711471147' } });
  await post('admin', requestAdjustment.path, transferReceived(shopId, 4_711_00, secret.remarks.credit));
  const { withdrawalNo } = await theirs<{ withdrawalNo: string }>('/wallet/withdrawals', { body: { bankAccountId, amountCents: 4_711_00 } });
  const { rechargeNo } = await theirs<{ rechargeNo: string }>('/wallet/recharges', { body: { method: 'bankTransfer', amountCents: 4_711_00 } });
  const bought = await theirs<{ labelNo: string; logNo: string }>('/shipping-labels', { body: { ...parcel, service, feeCents } });
  await theirs('/account/views', { body: { list: 'inventory', name: secret.viewName, address: '/inventory?text=zwickel' } });

  await post('admin', '/channels/accounts', stockMarketAccount);
  const offered = { items: [{ oneId: await item(19), on: [{ channel: 'stockMarket', priceCents: 47_100 }] }] };
  const { results } = await theirs<{ results: { listingId: string }[] }>('/listings', { body: offered });

  const sent = { boxes: [{ items: [{ oneId: await item(16), priceCents: 47_100 }] }] };
  const { shipmentNo } = await theirs<{ shipmentNo: string }>('/programme/shipments', { body: sent });

  const { uid, email, sku, brand, logNo, viewName } = secret;
  const things: Things = {
    shopId,
    uid,
    email,
    accountId,
    oneIds,
    sku,
    brand,
    oddNo,
    reshipNo,
    bulkNo,
    preId,
    packId,
    logNo,
    batchNo,
    importId,
    viewName,
    labelFile,
    picture,
    repairNo: repairs[0]!.repairNo,
    saleId,
    shipmentNo,
    listingId: results[0]!.listingId,
    labelNo: bought.labelNo,
    bankAccountId,
    withdrawalNo,
    rechargeNo,
    postingId: `labelFee-${bought.labelNo}`,
    trackingNo: bought.logNo,
    words: [secret.realname, secret.person, secret.recipient, secret.street, secret.phone, ...Object.values(secret.remarks)],
  };
  return { things, token, theirs };
};

/** The first shop has something in each of its lists too. */
export const settleOwnShop = async ({ given, post }: WholePortal): Promise<void> => {
  await given.arrived();
  await given.quoted();
  await given.repair();
  await given.shippingLabel('voided');
  await given.announcement('published');
  await post('seller', '/requests/reship', { oneIds: [await given.available()], address });
  await given.bulkReship();
};
