import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buyLabelEndpoint, rateLabelEndpoint, type LabelOffer } from '#contracts/labels/shipping/shipping-label-commands.ts';
import type { CarrierServiceName } from '#contracts/labels/shipping/carrier-services.ts';
import { listShippingLabels } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { mayRetry } from '#web/api/api-error.ts';
import { invalidateReads, useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { withoutGaps } from '#web/ui/form/form-body.ts';
import { type EndpointForm, useEndpointForm, withRefusal } from '#web/ui/form/use-endpoint-form.ts';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';
import { incompleteParts, type LabelValues, measures, nothingEntered, postalFields, type Shipment, shipmentOf } from './label-values.ts';

/** Milliseconds without a key before the prices are asked for. */
const pause = 350;

/** Each beside its own control. */
const fields = [
  'warehouseId',
  ...postalFields.flatMap((field) => [`from.${field}`, `to.${field}`]),
  ...measures.map((measure) => `parcel.${measure}`),
  'declaredValueCents',
  'signature',
];
const none: readonly LabelOffer[] = [];

/** A label as it is being bought: what is to be sent, its prices, the one that is chosen, and the purchase. */
export const useBuyLabelForm = (bought: (labelNo: string) => void) => {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<CarrierServiceName>();
  const form: EndpointForm<LabelValues> = useEndpointForm(buyLabelEndpoint, {
    defaultValues: nothingEntered,
    bodyOf: shipmentOf,
    judgedBy: {
      schema: rateLabelEndpoint.body,
      // Nothing is bought before a price is chosen.
      inputOf: (sent: Shipment) => ({ ...sent, service: chosen!.service, feeCents: chosen!.feeCents }),
    },
    fields,
    invalidates: [listShippingLabels, getWallet, listWalletRecords],
    onSubmitted: ({ labelNo, logNo }) => {
      showSuccess(logNo === '' ? t('labels.buy.ordered') : t('labels.buy.bought', { logNo }));
      bought(labelNo);
    },
    // The price may have moved: what shows is to be what is asked for next.
    onRefused: () => void invalidateReads(rateLabelEndpoint),
  });

  const text = form.wrongFields.length === 0 ? JSON.stringify(withoutGaps(shipmentOf(form.values))) : undefined;
  const shipment = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Shipment)), [text]);
  const asked = useDebouncedValue(shipment, pause);
  const rate = useRead(rateLabelEndpoint, asked ?? ({} as Shipment), { enabled: asked !== undefined, quiet: true });
  const isSettled = asked !== undefined && asked === shipment && !rate.isPlaceholderData && !rate.isError;
  const offers = shipment === undefined || (asked !== undefined && rate.isError) ? none : (rate.data?.offers ?? none);
  const chosen: LabelOffer | undefined = offers.find(({ service }) => service === wanted) ?? offers[0];
  const refused = shipment !== undefined && rate.error && !mayRetry(rate.error) ? rate.error : null;

  return {
    form: withRefusal(form, refused),
    /** What is missing that a price rests on. */
    incomplete: incompleteParts(form.wrongFields),
    rate,
    offers,
    /** The prices are those of what is typed. */
    isSettled,
    chosen,
    choose: (service: CarrierServiceName) => {
      form.forgetRefusal();
      setWanted(service);
    },
  };
};

export type BuyForm = ReturnType<typeof useBuyLabelForm>;
