import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buyLabelEndpoint } from '#contracts/labels/shipping/buy-label.ts';
import type { CarrierServiceName } from '#contracts/labels/shipping/carrier-services.ts';
import { rateLabelEndpoint, type LabelOffer } from '#contracts/labels/shipping/rate-label.ts';
import { listShippingLabels } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { mayRetry } from '#web/api/api-error.ts';
import { useCommand } from '#web/api/use-command.ts';
import { readAgain, useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { emptyDraft, gapsIn, measures, postalFields, shipmentOf, type LabelDraft, type Shipment } from './label-draft.ts';

/** Milliseconds without a key before the prices are asked for. */
const pause = 350;

/** Each beside its own control. */
const shown = [
  'warehouseId',
  ...postalFields.flatMap((field) => [`from.${field}`, `to.${field}`]),
  ...measures.map((measure) => `parcel.${measure}`),
  'declaredValueCents',
  'signature',
];
const none: readonly LabelOffer[] = [];

/** A label as it is being bought: the draft, its prices, the one that is chosen, and the purchase. */
export const useBuyLabel = (bought: (labelNo: string) => void) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<LabelDraft>(emptyDraft);
  const [wanted, setWanted] = useState<CarrierServiceName>();
  const shipment = useMemo(() => shipmentOf(draft), [draft]);
  const asked = useDebouncedValue(shipment, pause);
  const rate = useRead(rateLabelEndpoint, asked ?? ({} as Shipment), { enabled: asked !== undefined, quiet: true });
  const settled = asked !== undefined && asked === shipment && !rate.isPlaceholderData && !rate.isError;
  const offers = shipment === undefined || (asked !== undefined && rate.isError) ? none : (rate.data?.offers ?? none);
  const chosen = offers.find(({ service }) => service === wanted) ?? offers[0];

  const command = useCommand(buyLabelEndpoint, {
    quiet: true,
    changes: [listShippingLabels, getWallet, listWalletRecords],
    onSuccess: ({ labelNo, logNo }) => {
      showSuccess(t('labels.buy.bought', { logNo }));
      bought(labelNo);
    },
    // The price may have moved: what shows is to be what is asked for next.
    onError: () => void readAgain(rateLabelEndpoint),
  });

  const refused = shipment !== undefined && rate.error && !mayRetry(rate.error) ? rate.error : null;

  return {
    draft,
    change: (changes: Partial<LabelDraft>) => {
      command.reset();
      setDraft((before) => ({ ...before, ...changes }));
    },
    /** What is missing that a price rests on. */
    gaps: gapsIn(draft),
    rate,
    offers,
    /** The prices are those of what is typed. */
    settled,
    chosen,
    choose: (service: CarrierServiceName) => {
      command.reset();
      setWanted(service);
    },
    errors: serverErrors(command.error ?? refused, shown),
    buying: command.isPending,
    buy: () => {
      if (shipment && chosen && settled && !command.isPending) command.mutate({ ...shipment, service: chosen.service, feeCents: chosen.feeCents });
    },
  };
};

export type BuyForm = ReturnType<typeof useBuyLabel>;
