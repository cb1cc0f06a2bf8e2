import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setPricingEndpoint } from '#contracts/listings/change-listings.ts';
import { getListing, getSkuListings, listListings } from '#contracts/listings/listing-queries.ts';
import { explainPrice } from '#contracts/pricing/pricing-calls.ts';
import { pricingRuleSchema } from '#contracts/pricing/pricing-modes.ts';
import { pricingRejections } from '#contracts/pricing/pricing-rejections.ts';
import { showError, showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';
import type { PricedListing } from './priced-listing.ts';
import { RuleFields } from './rule-fields.tsx';
import { ruleOf, ruleValuesOf, type RuleValues } from './rule-values.ts';
import { TriedRule } from './tried-rule.tsx';

interface Props {
  listings: readonly PricedListing[];
  onClose: () => void;
}

/** Chooses how listings are priced, and shows what that would do now before it is set. */
export default function AutoPricingDialog({ listings, onClose }: Props) {
  const { t } = useTranslation();
  const listingIds = listings.map(({ listingId }) => listingId);
  const [opened] = useState(() => ({ rule: ruleValuesOf(listings.length === 1 ? listings[0]!.rule : null) }));
  const form = useEndpointForm(setPricingEndpoint, {
    defaultValues: opened,
    bodyOf: ({ rule }: { rule: RuleValues }) => ({ listingIds, rule: ruleOf(rule) as never }),
    fields: ['rule'],
    rules: pricingRejections,
    invalidates: [listListings, getListing, getSkuListings, explainPrice],
    onSubmitted: ({ results }) => {
      const refused = results.filter(({ refusal }) => refusal !== null);
      const saved = results.length - refused.length;
      if (saved > 0) showSuccess(t('autoPricing.saved', { count: saved }));
      const first = refused[0]?.refusal;
      if (first) showError(`${t('autoPricing.refused', { count: refused.length })}: ${first.msg}`);
      if (saved > 0) onClose();
    },
  });
  const { rule } = form.values;
  const wanted = useDebouncedValue(pricingRuleSchema.safeParse(ruleOf(rule)).data);
  const [only] = listings;
  return (
    <FormDialog
      form={form}
      title={listings.length === 1 && only ? t('autoPricing.title', { name: only.name }) : t('autoPricing.titleOfMany', { count: listings.length })}
      submitLabel={t('autoPricing.save')}
      width={520}
      onClose={onClose}
    >
      <RuleFields values={rule} onChange={(values) => form.change({ rule: values })} errorOf={(field) => form.errorOf(`rule.${field}`)} />
      {wanted && <TriedRule listings={listings} rule={wanted} />}
    </FormDialog>
  );
}
