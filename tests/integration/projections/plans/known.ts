import { listBrands } from '#contracts/catalogue/brands.ts';
import { asOf, questionsOf } from './questions.ts';

const ofWhatHasNotLeft = ['outBeginTime', 'sort=gmtOut asc', 'sort=gmtOut desc'];
const ofWhatIsToBeReviewed = ['carrier=UPS', 'outBeginTime', 'sort=gmtFinish asc', 'sort=gmtFinish desc', 'sort=outTime asc', 'sort=outTime desc'];

/** Each brand is told with its SKUs. The catalogue grows with no goods; its index alone is read. */
const ofAllBrands = questionsOf(listBrands).flatMap(({ said }) =>
  ['admin', 'warehouse'].flatMap((base) => ['page', 'count'].map((read) => `${base} ${said}: ${read} reads skus`)),
);

/**
 * What may read more than it should, list by list; what is drawn for the statistics decides. No page of the console asks the first two: when they left, of items that lie in the warehouse, and how they
 * ended, of orders that are to be reviewed; PostgreSQL does not know that there are none. Whether a label is used is told by the orders. The financial overview leaves
 * test accounts out within an account and days, never alone; a whole account since the beginning is counted with all its postings, and its figures open it by days. How wallets stand is asked of their own account alone. As of a moment each
 * item in sight is looked at, of a warehouse or of all.
 */
export const known: Readonly<Record<string, readonly string[]>> = {
  listBrands: ofAllBrands,
  listInventory: [
    ...ofWhatHasNotLeft.map((said) => `admin ${said}: page reads inventory`),
    ...['admin', 'warehouse'].flatMap((base) => ['inventory', 'item_timeline'].map((table) => `${base} asOf=${asOf}: page reads ${table}`)),
    ...['business', 'warehouse'].flatMap((base) => ['asc', 'desc'].map((order) => `${base} sort=gmtOut ${order}: page reads inventory`)),
  ],
  listReviews: ofWhatIsToBeReviewed.map((said) => `admin ${said}: page reads orders`),
  listWalletRecords: ['admin withoutInternal=true: count reads wallet_records'],
  listLedgerEntries: [
    ...['income:fee', 'result', 'liabilities:wallet'].map((account) => `admin account=${account}: count reads ledger_entries`),
    ...['aboveZero', 'belowZero'].map((standing) => `admin wallets=${standing}: page reads ledger_entries`),
  ],
  listShippingLabels: ['admin unused=true: count reads shipping_labels'],
};
