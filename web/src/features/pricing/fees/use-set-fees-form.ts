import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { feeRejections } from '#contracts/fees/fee-rejections.ts';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { listChannelFees, setChannelFees } from '#contracts/pricing/channel-fees-calls.ts';
import type { FeeTable } from '#contracts/pricing/fee-table.ts';
import { pricingRejections } from '#contracts/pricing/pricing-rejections.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { bandValuesOf, feesOf, type BandValues } from './band-values.ts';

interface FeesValues {
  shop: ShopInfo | undefined;
  from: string;
  description: string;
  bands: readonly BandValues[];
}

/** Begins with what holds for all, from today on. */
export const useSetFeesForm = (channel: ChannelKind, fees: FeeTable, onSet: () => void) => {
  const { t } = useTranslation();
  const words = useWords();
  const [opened] = useState((): FeesValues => ({
    shop: undefined,
    from: new Date().toISOString().slice(0, 10),
    description: '',
    bands: bandValuesOf(fees),
  }));
  return useEndpointForm(setChannelFees, {
    defaultValues: opened,
    bodyOf: ({ shop, from, description, bands }) => ({ channel, shopId: shop?.id ?? null, from, description, fees: feesOf(bands) as never }),
    fields: ['shopId', 'from', 'description', 'fees'],
    rules: { ...feeRejections, ...pricingRejections },
    invalidates: [listChannelFees],
    onSubmitted: (_, { from }) => {
      showSuccess(t('pricing.fees.saved', { channel: words(channelWords[channel].name), date: from }));
      onSet();
    },
  });
};

export type SetFeesForm = ReturnType<typeof useSetFeesForm>;
