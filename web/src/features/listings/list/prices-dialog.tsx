import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { changePricesEndpoint, priceChangeSchema, tryPricesEndpoint, type PriceChange } from '#contracts/listings/change-listings.ts';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '#contracts/pricing/pricing-limits.ts';
import { pricingRejections } from '#contracts/pricing/pricing-rejections.ts';
import { useRead } from '#web/api/use-read.ts';
import { showError, showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';
import { listingReads } from '../listing-reads.ts';
import { TriedPrices } from './tried-prices.tsx';

const kinds = ['minus', 'plus', 'match', 'payout', 'set'] as const;

interface Values {
  kind: (typeof kinds)[number];
  cents: TypedNumber;
}

interface Props {
  listings: readonly ListingRow[];
  onClose: () => void;
  onChanged: () => void;
}

const priceKind = () => moneyKind({ min: MIN_PRICE_CENTS, max: MAX_PRICE_CENTS, tooLow: fieldRules.lowestPrice });
const amountKind = () => moneyKind({ min: 1, max: MAX_PRICE_CENTS });

/** What is sent of it; what is missing is missing. */
const changeOf = ({ kind, cents }: Values): unknown => {
  switch (kind) {
    case 'set':
      return { kind, priceCents: cents };
    case 'plus':
      return { kind: 'by', cents };
    case 'minus':
      return { kind: 'by', cents: typeof cents === 'number' ? -cents : cents };
    case 'match':
      return { kind };
    case 'payout':
      return { kind, payoutCents: cents };
  }
};

/** Many prices in one go (R2.187): what each would come to is seen before it is done. */
export default function PricesDialog({ listings, onClose, onChanged }: Props) {
  const { t } = useTranslation();
  const listingIds = listings.map(({ listingId }) => listingId);
  const form = useEndpointForm(changePricesEndpoint, {
    defaultValues: { kind: 'minus', cents: null } as Values,
    bodyOf: (values) => ({ listingIds, change: changeOf(values) as never }),
    check: ({ kind, cents }) => ({ cents: kind !== 'match' && cents === null && t('ui.required') }),
    fields: ['kind', 'cents'],
    rules: pricingRejections,
    invalidates: listingReads,
    onSubmitted: ({ results }) => {
      const refused = results.flatMap(({ refusal }) => refusal ?? []);
      if (results.length > refused.length) showSuccess(t('listings.changedMany', { count: results.length - refused.length }));
      if (refused.length > 0) showError(t('listings.refused', { count: refused.length }), refused[0]!.msg);
      if (results.length > refused.length) onChanged();
    },
  });
  const { kind } = form.values;
  const wanted: PriceChange | undefined = useDebouncedValue(priceChangeSchema.safeParse(changeOf(form.values)).data);
  const tried = useRead(tryPricesEndpoint, { listingIds, change: wanted } as never, { enabled: wanted !== undefined, quiet: true });
  const sound = wanted === undefined ? 0 : (tried.data?.results.filter(({ refusal }) => refusal === null).length ?? 0);
  return (
    <FormDialog
      form={form}
      title={t('listings.pricesTitle', { count: listings.length })}
      submitLabel={t('listings.pricesMany', { count: sound })}
      disabled={sound === 0 || tried.isPlaceholderData}
      width={640}
      onClose={onClose}
    >
      <FormField form={form} name="kind" label={t('listings.how')}>
        {(control) => <Select {...control} options={kinds.map((value) => ({ value, label: t(`listings.kinds.${value}`) }))} />}
      </FormField>
      {kind !== 'match' && (
        <FormNumberField
          form={form}
          name="cents"
          required
          autoFocus
          label={t(kind === 'payout' ? 'listings.payoutWanted' : kind === 'set' ? 'listings.newPrice' : 'listings.amount')}
          kind={kind === 'set' ? priceKind : amountKind}
        />
      )}
      {wanted && <TriedPrices listings={listings} read={tried} />}
    </FormDialog>
  );
}
