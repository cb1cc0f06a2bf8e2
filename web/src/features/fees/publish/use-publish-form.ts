import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feeRejections } from '#contracts/fees/fee-rejections.ts';
import { publishRateCardEndpoint } from '#contracts/fees/rate-card-commands.ts';
import { getMerchantRates, listMerchantRates, listRateCards, type RateCardRow } from '#contracts/fees/rate-card-queries.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { lineOf, lineValuesOf, type LineValues } from './line-values.ts';

interface PublishValues {
  effectiveFrom: string;
  description: string;
  lines: readonly LineValues[];
}

/** A new version of a card: it begins with what is in force, on the first day that it can. */
export const usePublishForm = ({ scope, earliest, versions }: RateCardRow, onPublished: () => void) => {
  const { t } = useTranslation();
  const [opened] = useState((): PublishValues => {
    const inForce = versions.find(({ state }) => state === 'inForce');
    return { effectiveFrom: earliest, description: '', lines: inForce?.lines.map(lineValuesOf) ?? [] };
  });
  return useEndpointForm(publishRateCardEndpoint, {
    defaultValues: opened,
    bodyOf: ({ effectiveFrom, description, lines }) => ({ scope, effectiveFrom, description, lines: lines.map(lineOf) as never }),
    fields: ['effectiveFrom', 'description', 'lines'],
    rules: feeRejections,
    invalidates: [listRateCards, listMerchantRates, getMerchantRates],
    onSubmitted: ({ version, effectiveFrom }) => {
      showSuccess(t('fees.published', { version, date: effectiveFrom }));
      onPublished();
    },
  });
};

export type PublishForm = ReturnType<typeof usePublishForm>;
