import { useTranslation } from 'react-i18next';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { listAside, putAsideEndpoint } from '#contracts/aside/aside-endpoints.ts';
import { arrivePackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { isApiError } from '#web/api/api-error.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { lookUp, type FoundElsewhere } from '#web/shared/inbound/look-up.ts';
import { useInboundEffects } from '#web/shared/inbound/use-inbound-effects.ts';
import { uploadPhoto } from '#web/ui/camera/use-photos.ts';
import { namedSku } from '../named-sku.ts';
import { keepBatch } from '../open-batch.ts';
import type { ArrivalEffect, ArrivalInput } from './arrival-steps.ts';

type Send = (input: ArrivalInput) => void;

/** Does what the arrival of a parcel asks for. */
export const useArrival = () => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const mayOpen = useMayOpen();
  const arrival = useCommand(arrivePackageEndpoint, { invalidates: [getPackage], quiet: true });
  const aside = useCommand(putAsideEndpoint, { invalidates: [listAside], quiet: true });
  const runCommon = useInboundEffects(t('receiving.refused'));
  const warehouseId = warehouse?.id ?? '';

  const arrive = (body: Parameters<typeof arrival.mutate>[0], code: string, send: Send, oneId?: string) =>
    arrival.mutate(body, {
      onSuccess: ({ batchNo, preId }) => send({ type: 'arrived', batchNo, preId, oneId }),
      onError: ({ message }) => send({ type: 'refused', problem: { type: 'arriveRefused', code, message } }),
    });

  const arriveUnclaimed = async (logNo: string, label: Blob, send: Send) => {
    try {
      arrive({ unclaimed: true, warehouseId, logNo, photos: [await uploadPhoto(label)] }, logNo, send);
    } catch (failure) {
      const message = isApiError(failure) ? failure.message : '';
      send({ type: 'refused', problem: { type: 'arriveRefused', code: logNo, message } });
    }
  };

  const putAside = ({ code, what, id }: FoundElsewhere, send: Send) =>
    aside.mutate(
      { what, id },
      {
        onSuccess: () => send({ type: 'putAside' }),
        onError: ({ message }) => send({ type: 'refused', problem: { type: 'asideRefused', code, message } }),
      },
    );

  return (effect: ArrivalEffect, send: Send): void => {
    switch (effect.type) {
      case 'findParcel': {
        const { code } = effect;
        return void lookUp(code).then((found) => send({ type: 'parcelFound', code, found, mayOpen: (step) => mayOpen(inboundStepLink(step, {})) }));
      }
      case 'nameParcel': {
        const { code, near } = effect;
        return void namedSku(code).then((sku) => send({ type: 'parcelNamed', code, near, sku }));
      }
      case 'arrive':
        return arrive({ id: effect.preId }, effect.preId, send, effect.oneId);
      case 'arriveUnclaimed':
        return void arriveUnclaimed(effect.logNo, effect.label, send);
      case 'keepBatch':
        return keepBatch({ batchNo: effect.batchNo, preId: effect.preId, warehouseId });
      case 'putAside':
        return putAside(effect.found, send);
      default:
        return runCommon(effect);
    }
  };
};
