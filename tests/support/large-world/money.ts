import { transactionTypeNames } from '#contracts/wallet/transaction-types.ts';
import { began, changed, numbered, shopOf, type Measures } from './measures.ts';
import { filled, one, share, weighted } from './sql.ts';

const walletRecords = (measures: Measures): string =>
  filled('wallet_records', measures.walletRecords, {
    posting_id: numbered('WP'),
    shop_id: shopOf('n'),
    version: 'n',
    type: one(transactionTypeNames, share(50)),
    reference_kind: one(['recharge', 'label', 'order'], share(51)),
    reference_id: numbered('OC'),
    remark: `'Label of ' || ${numbered('SL')}`,
    amount_cents: `(floor(20000 * (${share(52)} - 0.5)))::int`,
    balance_cents: '100000',
    created_at: began(),
    currency: `'USD'`,
    effective_date: `(${began()})::date`,
    entries: `'[]'`,
    basis: `'{"kind": "legacy", "cents": 0}'`,
  });

const recipient = `jsonb_build_object('recipient', ${one(['Ann Lee', 'Bob Ray', 'Cy Fox', '王小明'], share(53))}, 'company', '', 'city',
  ${one(['New York', 'Los Angeles', 'Chicago', 'Austin'], share(54))}, 'zipCode', lpad((n % 99999)::text, 5, '0'))`;
const voided = `${share(55)} < 0.05`;

const labels = (measures: Measures): string =>
  filled('shipping_labels', measures.labels, {
    label_no: numbered('SL'),
    shop_id: shopOf('n'),
    state: `CASE WHEN ${voided} THEN ${one(['voided', 'refunded'], share(56))} ELSE 'bought' END`,
    carrier: one(weighted({ UPS: 3, USPS: 5, FedEx: 2 }), share(57)),
    service: `'upsGround'`,
    log_no: numbered('9400111899'),
    postage_cents: '900',
    signature_cents: '0',
    insurance_cents: '0',
    fee_cents: `(700 + floor(3000 * ${share(58)}))::int`,
    declared_value_cents: '0',
    signature: `'none'`,
    from_address: recipient,
    to_address: recipient,
    parcel: `'{"weightGrams": 900, "lengthCm": 30, "widthCm": 20, "heightCm": 12}'`,
    billed_grams: '900',
    bought_at: began(),
    voided_at: `CASE WHEN ${voided} THEN ${changed()} END`,
    updated_at: changed(),
    version: '1',
  });

/** Each posting as two entries: that of its wallet, and the other half. */
const ledgerEntries = (measures: Measures): string =>
  filled('ledger_entries', 2 * measures.walletRecords, {
    account: `CASE WHEN n % 2 = 0 THEN 'liabilities:wallet' ELSE ${one(weighted({ 'income:fee': 6, 'liabilities:carrier': 2, 'assets:bank': 1 }), share(61, '(n / 2)'))} END`,
    sub: `CASE WHEN n % 2 = 0 THEN (n % 100)::text ELSE ${one(['storage', 'label', 'shipping'], share(62))} END`,
    currency: `'USD'`,
    day: `(${began()})::date`,
    posting_id: numbered('WP', '(n + 1) / 2'),
    shop_id: shopOf('n'),
    is_of_wallet: 'true',
    debit_cents: `CASE WHEN n % 2 = 0 THEN 500 ELSE 0 END`,
    credit_cents: `CASE WHEN n % 2 = 0 THEN 0 ELSE 500 END`,
  });

export const moneyTables = [walletRecords, labels, ledgerEntries];
