import { chargeWords, subjectWords } from '../../fees/charge-words.ts';
import { inDollars } from '../../kernel/fields/money-field.ts';
import { carrierServices, type CarrierServiceName } from '../../labels/shipping/carrier-services.ts';
import type { Words } from '../../kernel/words.ts';
import { reasonWords } from '../../payments/recharge-events.ts';
import { amountOf, marginOf, surchargeCents, type Basis, type BasisOf } from '../basis.ts';
import { chargedParts, counted, itemNoun, times } from './charged-parts.ts';
import type { ExplainedFact, ExplainedPart, Explanation } from './explanation.ts';
import { filled, grouped, verbatim } from './in-words.ts';

/** Why a posting is of its amount, in both languages. Its parts add up to `amountOf(basis)`. */
export const explain = (basis: Basis): Explanation => {
  const parts = partsOf(basis);
  return { formula: formulaOf(parts, amountOf(basis)), parts, facts: factsOf(basis) };
};

const formulaOf = (parts: readonly ExplainedPart[], cents: number): Words => {
  const [only, ...others] = parts;
  const total = inDollars(cents);
  if (only && others.length === 0) {
    return only.sum ? filled({ en: `${only.sum.en} = {total}`, zh: `${only.sum.zh} = {total}` }, { total }) : verbatim(total);
  }
  return verbatim(`${parts.map((part) => inDollars(part.cents)).join(' + ')} = ${total}`);
};

const partsOf = (basis: Basis): ExplainedPart[] => {
  switch (basis.kind) {
    case 'legacy':
      return [{ words: { en: 'As it was posted', zh: '按原入账金额' }, cents: basis.cents }];
    case 'label':
      return labelParts(basis);
    case 'quote':
      return [{ words: { en: 'Fee quoted by the operator and confirmed', zh: '平台报价并经确认的费用' }, cents: basis.feeCents }];
    case 'card':
      return chargedParts(basis.line, basis.quantity, subjectWords(basis.line.subject));
    case 'storage':
      return basis.lines.map(({ items, centsPerDay }) => ({
        words: { en: 'Items past their free days', zh: '超出免费天数的货品' },
        sum: times(counted(itemNoun, items), centsPerDay),
        cents: items * centsPerDay,
      }));
    case 'sale':
    case 'share':
      return basis.items.map(({ oneId, cents }) => ({ words: verbatim(oneId), cents }));
    case 'repair':
      return basis.works.map(({ name, cents }) => ({ words: verbatim(name), cents }));
    case 'bank':
      return [{ words: { en: 'Received at the bank', zh: '银行到账' }, cents: basis.cents }];
    case 'provider':
      return [providerPart(basis)];
    case 'margin':
      return [marginPart(basis)];
    case 'withdrawal':
      return [{ words: { en: 'Amount of the withdrawal', zh: '提现金额' }, cents: basis.cents }];
    case 'manual':
      return [{ words: { en: 'Decided by finance', zh: '财务确认金额' }, cents: basis.cents }];
    case 'reversal':
      return [{ words: { en: 'The posting that is taken back', zh: '被冲正的流水' }, cents: basis.cents }];
  }
};

const labelParts = ({ postageCents, signatureCents, insuranceCents, ...basis }: BasisOf<'label'>): ExplainedPart[] =>
  [
    { words: { en: 'Postage', zh: '邮费' }, cents: postageCents },
    { words: { en: 'Signature', zh: '签名服务' }, cents: signatureCents },
    { words: { en: 'Insurance', zh: '保险' }, cents: insuranceCents },
    { words: { en: 'Surcharge', zh: '附加费' }, cents: surchargeCents(basis) },
  ].filter(({ cents }, index) => index === 0 || cents !== 0);

const providerPart = ({ provider, paid, rate, cents }: BasisOf<'provider'>): ExplainedPart => ({
  words: filled({ en: 'Paid through {provider}', zh: '通过 {provider} 支付' }, { provider }),
  ...(paid && rate !== undefined && { sum: verbatim(`${paid.currency} ${inDollars(paid.cents).slice(1)} @ ${rate}`) }),
  cents,
});

/** `CNY 719.95 @ 0.1403 − $100.00`, or the other way round where more was credited than it was worth. */
const marginPart = (basis: BasisOf<'margin'>): ExplainedPart => {
  const { paid, reference, creditedCents } = basis;
  const worth = `${paid.currency} ${inDollars(paid.cents).slice(1)} @ ${reference}`;
  const credited = inDollars(creditedCents);
  const isLoss = marginOf(basis) < 0;
  return {
    words: isLoss
      ? { en: 'Credited above the reference rate', zh: '入账金额高于参考汇率折算额' }
      : { en: 'Margin in the exchange rate', zh: '汇率差额' },
    sum: verbatim(isLoss ? `${credited} − ${worth}` : `${worth} − ${credited}`),
    cents: amountOf(basis),
  };
};

const fact = (label: Words, value: Words | string | undefined): ExplainedFact[] =>
  value === undefined || value === '' ? [] : [{ label, value: typeof value === 'string' ? verbatim(value) : value }];

const card: Words = { en: 'Rate card', zh: '费率卡' };
const cardNamed = (cardId: string, version: number): Words =>
  filled({ en: '{cardId}, version {version}', zh: '{cardId}，第 {version} 版' }, { cardId, version });

const factsOf = (basis: Basis): ExplainedFact[] => {
  switch (basis.kind) {
    case 'legacy':
      return fact({ en: 'Basis', zh: '依据' }, { en: 'Posted before amounts were kept with their basis', zh: '早于依据留存的历史流水' });
    case 'label':
      return labelFacts(basis);
    case 'quote':
      return fact(request, basis.oddNo);
    case 'card':
      return [...fact(card, cardNamed(basis.cardId, basis.version)), ...fact({ en: 'Terms', zh: '计费规则' }, chargeWords(basis.line))];
    case 'storage':
      return storageFacts(basis);
    case 'sale':
      return [
        ...fact(request, basis.oddNo),
        ...fact({ en: 'Platform', zh: '平台' }, basis.platform),
        ...fact({ en: 'Platform order', zh: '平台订单号' }, basis.platOrderNo),
      ];
    case 'repair':
      return fact({ en: 'Repair', zh: '维修单号' }, basis.repairNo);
    case 'bank':
      return [
        ...fact({ en: 'Statement', zh: '对账单' }, basis.statementId),
        ...fact({ en: 'Statement line', zh: '对账单明细' }, basis.lineKey),
        ...fact({ en: 'Recharge code', zh: '充值码' }, basis.code),
        ...fact(movedFrom, basis.movedFrom),
      ];
    case 'provider':
      return fact(tradeNumber, basis.tradeNo);
    case 'margin':
      return [
        ...fact(tradeNumber, basis.tradeNo),
        ...fact({ en: 'Credited at', zh: '入账汇率' }, basis.rate),
        ...fact({ en: 'Reference rate', zh: '参考汇率' }, basis.reference),
      ];
    case 'withdrawal':
      return [
        ...fact({ en: 'Withdrawal', zh: '提现单号' }, basis.withdrawalNo),
        ...fact({ en: 'To bank account', zh: '收款账户' }, basis.lastFour && `··· ${basis.lastFour}`),
      ];
    case 'manual':
      return fact({ en: 'Evidence', zh: '凭证' }, basis.evidence);
    case 'share':
      return fact({ en: 'Part of', zh: '所属流水' }, basis.of);
    case 'reversal':
      return [
        ...fact({ en: 'Takes back', zh: '冲正流水' }, basis.of),
        ...fact(movedFrom, basis.movedFrom),
        ...fact({ en: 'Reason', zh: '原因' }, reasonWords(basis.reason)),
        ...fact({ en: 'Evidence', zh: '凭证' }, basis.evidence),
      ];
  }
};

const movedFrom: Words = { en: 'Month closed, dated on the first open day instead of', zh: '当月已结账，记入首个开放日，原日期' };
const tradeNumber: Words = { en: 'Trade number', zh: '交易号' };
const request: Words = { en: 'Request', zh: '申请单号' };

const labelFacts = ({ service, zone, billedGrams }: BasisOf<'label'>): ExplainedFact[] => {
  const known = carrierServices[service as CarrierServiceName] as (Words & { carrier: string }) | undefined;
  return [
    ...fact({ en: 'Service', zh: '服务' }, known ? { en: `${known.carrier} ${known.en}`, zh: `${known.carrier} ${known.zh}` } : service),
    ...fact({ en: 'Zone', zh: '分区' }, String(zone)),
    ...fact({ en: 'Billed weight', zh: '计费重量' }, filled({ en: '{grams} g', zh: '{grams} 克' }, { grams: grouped(billedGrams) })),
  ];
};

const storageFacts = ({ warehouseId, date, position, digest, lines, ...basis }: BasisOf<'storage'>): ExplainedFact[] => [
  ...fact({ en: 'Warehouse', zh: '仓库' }, warehouseId),
  ...fact({ en: 'In stock at the end of', zh: '库存截止日' }, date),
  ...fact(movedFrom, basis.movedFrom),
  ...lines.flatMap(({ cardId, version, freeDays, centsPerDay }) =>
    fact(
      card,
      filled(
        {
          en: `${cardNamed(cardId, version).en}: {price} per item and day after {free} free {free:day|days}`,
          zh: `${cardNamed(cardId, version).zh}：免费 {free} 天后每件每天 {price}`,
        },
        { price: inDollars(centsPerDay), free: grouped(freeDays) },
      ),
    ),
  ),
  ...fact({ en: 'Log position', zh: '日志位置' }, position),
  ...fact({ en: 'Digest of the ONE IDs', zh: 'ONE ID 摘要' }, digest),
];
