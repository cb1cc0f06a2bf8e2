import { Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { creditedToday, getAdjustment, listAdjustments, requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { listMissing } from '#contracts/missing/missing-endpoints.ts';
import { manualReasons, manualTypes, reasonsOf, type ManualReasonName } from '#contracts/wallet/finance/manual-reasons.ts';
import { directions, transactionTypes, type Direction, type TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { ProofsField, type Proof } from '../proofs/proofs-field.tsx';
import { ShopChoice } from './shop-choice.tsx';

interface Adjusting {
  direction: Direction;
  shop: ShopInfo | undefined;
  amountCents: TypedNumber;
  type: TransactionTypeName;
  reasonCode: ManualReasonName;
  reason: string;
  bankRef: string;
  reference: string;
  files: Proof[];
}

interface Props {
  /** Whose wallet; without it the dialog asks. */
  shop?: ShopInfo | undefined;
  /** That was lost, and is paid for. */
  lostItem?: { oneId: string; cents: number | null } | undefined;
  onClose: () => void;
}

const openingOf = (direction: Direction) => ({ direction, type: manualTypes[direction][0], reasonCode: reasonsOf(direction)[0]! });

/** A wallet is credited or charged by hand, with why and by what it can be looked up (R2.185). The button says how much it will be. */
export default function AdjustWalletDialog({ shop: given, lostItem, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const today = useRead(creditedToday, undefined, { quiet: true }).data;
  const waits = ({ direction, amountCents }: Pick<Adjusting, 'direction' | 'amountCents'>): boolean =>
    today !== undefined && typeof amountCents === 'number' && (direction === 'in' ? today.cents : 0) + amountCents >= today.limitCents;
  const form = useEndpointForm(requestAdjustment, {
    defaultValues: {
      ...openingOf('in'),
      ...(lostItem && { type: 'cashoutCollection', reasonCode: 'lostItem' }),
      shop: given,
      amountCents: lostItem?.cents ?? null,
      reason: lostItem ? t('adjustments.lostItem', { oneId: formatOneId(lostItem.oneId) }) : '',
      bankRef: '',
      reference: lostItem ? formatOneId(lostItem.oneId) : '',
      files: [],
    } as Adjusting,
    bodyOf: ({ shop, files, bankRef, reason, reference, ...said }) => ({
      ...said,
      shopId: shop?.id,
      reason: reason.trim(),
      reference: reference.trim(),
      proofs: files.map(({ url }) => url),
      ...(said.reasonCode === 'received' && { bankRef: bankRef.trim() }),
    }),
    fields: ['shopId', 'direction', 'amountCents', 'type', 'reasonCode', 'reason', 'bankRef', 'reference', 'proofs'],
    confirm: ({ shop, amountCents, direction }) => {
      const told = { amount: formatMoney(Number(amountCents)), shop: nameOf(shop) };
      return confirm({
        kind: 'plain',
        title: t(`adjustments.sure.${direction}`, told),
        text: t(waits({ direction, amountCents }) ? 'adjustments.sure.waits' : 'adjustments.sure.text'),
        confirm: t(`adjustments.sum.${direction}`, told),
      });
    },
    invalidates: [listAdjustments, getAdjustment, getWallet, listWalletRecords, creditedToday, listMissing],
    onSubmitted: ({ adjustmentNo, status }) => {
      showSuccess(t(status === 'posted' ? 'adjustments.postedNote' : 'adjustments.waitsNote', { number: adjustmentNo }));
      onClose();
    },
  });
  const { shop, amountCents, direction, reasonCode, files } = form.values;
  const wallet = useRead(getWallet, { shopId: shop?.id }, { quiet: true, enabled: shop !== undefined });
  const available = shop && wallet.data?.shopInfo.id === shop.id ? wallet.data.availableCents : undefined;
  const after =
    available !== undefined && typeof amountCents === 'number' ? available + (direction === 'in' ? amountCents : -amountCents) : undefined;
  const optionsOf = <Name extends string>(names: readonly Name[], said: Readonly<Record<Name, { en: string; zh: string }>>) =>
    names.map((value) => ({ value, label: words(said[value]) }));

  return (
    <FormDialog
      form={form}
      title={given ? t('adjustments.titleOf', { shop: nameOf(given) }) : t('adjustments.title')}
      submitLabel={
        typeof amountCents === 'number' ? t(`adjustments.sum.${direction}`, { amount: formatMoney(amountCents) }) : t('adjustments.submit')
      }
      width={520}
      onClose={onClose}
    >
      <FormField form={form} name="direction" label={t('adjustments.direction')}>
        {({ value, id }) => (
          <Segmented
            id={id}
            block
            value={value}
            onChange={(way) => form.change(openingOf(way))}
            options={directions.map((way) => ({ value: way, label: t(`adjustments.directions.${way}`) }))}
          />
        )}
      </FormField>
      {!given && (
        <FormField form={form} name="shop" bodyName="shopId" label={t('reference.shop')}>
          {({ value, onChange, ...controlProps }) => <ShopChoice controlProps={controlProps} shop={value} onSelect={onChange} />}
        </FormField>
      )}
      <FormNumberField
        form={form}
        name="amountCents"
        autoFocus={given !== undefined}
        label={t('adjustments.amount')}
        kind={moneyKind}
        hint={[
          available !== undefined &&
            t(after === undefined ? 'adjustments.available' : 'adjustments.after', {
              available: formatMoney(available),
              after: formatMoney(after ?? 0),
            }),
          today &&
            waits({ direction, amountCents }) &&
            t(direction === 'in' && today.cents > 0 ? 'adjustments.waitsForToday' : 'adjustments.waitsForSecond', {
              limit: formatMoney(today.limitCents),
              today: formatMoney(today.cents),
            }),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <FormField form={form} name="reasonCode" label={t('adjustments.reasonCode')}>
        {(control) => <Select {...control} options={optionsOf(reasonsOf(direction), manualReasons)} />}
      </FormField>
      <FormField form={form} name="type" label={t('adjustments.type')}>
        {(control) => <Select {...control} options={optionsOf(manualTypes[direction], transactionTypes)} />}
      </FormField>
      <FormField form={form} name="reason" label={t('adjustments.reason')} hint={t('adjustments.reasonHint')}>
        {(control) => <Input {...control} />}
      </FormField>
      {reasonCode === 'received' ? (
        <FormField form={form} name="bankRef" label={t('adjustments.bankRef')} hint={t('adjustments.bankRefHint')} required>
          {(control) => <Input {...control} className="code" />}
        </FormField>
      ) : (
        <FormField form={form} name="reference" label={t('adjustments.reference')} hint={t('adjustments.referenceHint')}>
          {(control) => <Input {...control} className="code" />}
        </FormField>
      )}
      <ProofsField
        label={t('adjustments.files')}
        error={form.errorOf('proofs')}
        files={files}
        onChange={(change) => form.change({ files: change(form.getValues().files) })}
      />
    </FormDialog>
  );
}

const nameOf = (shop: ShopInfo | undefined): string => shop?.realname || shop?.uid || '';
