import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type {
  applyCashOutEndpoint,
  applyOwnershipTransferEndpoint,
  applyReshipEndpoint,
  orderDirectOutboundEndpoint,
} from '#contracts/requests/applications.ts';
import type { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import type { applyWarehouseTransferEndpoint, orderWarehouseTransferEndpoint } from '#contracts/requests/apply-warehouse-transfer.ts';
import type { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';
import { useEndpointForm, type EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import type { ApplicationFee } from './fee/use-application-fee.ts';

type ApplicationEndpoint =
  | typeof applyShipWithLabelEndpoint
  | typeof applyReshipEndpoint
  | typeof applyCashOutEndpoint
  | typeof applyConsignmentEndpoint
  | typeof applyOwnershipTransferEndpoint
  | typeof applyWarehouseTransferEndpoint
  | typeof orderDirectOutboundEndpoint
  | typeof orderWarehouseTransferEndpoint;

export type Applied = (oddNos: readonly string[]) => void;

interface Options<E, Values> {
  defaultValues: Values;
  bodyOf: (values: Values) => Unchecked<BodyInputOf<E>>;
  check?: (values: Values) => Record<string, string | false | undefined>;
  /** Fields of what is sent that are shown. */
  fields: readonly string[];
  holdsMore?: boolean;
  confirm?: (values: Values) => Promise<unknown>;
  /** What it costs by rate card, as it shows: that is agreed to, and no other. */
  fee?: ApplicationFee;
  /** What is said once it is sent, where nobody reviews it. */
  said?: 'applied' | 'ordered';
}

/** The form of an application for these items. `applied` learns the numbers of what it became: a consignment is an order for each item. */
export const useApplicationForm = <E extends ApplicationEndpoint, Values extends FieldValues>(
  endpoint: E,
  oneIds: readonly string[],
  { fee, said = 'applied', ...options }: Options<E, Values>,
  applied: Applied,
): EndpointForm<Values> => {
  const { t } = useTranslation();
  const form = useEndpointForm(endpoint, {
    ...options,
    ...(fee && { bodyOf: (values: Values) => ({ ...options.bodyOf(values), feeCents: fee.cents }) as Unchecked<BodyInputOf<E>> }),
    invalidates: [listInventory, listOrders, ...(fee ? [getWallet] : [])],
    onRefused: ({ error }) => error === 'CardFeeMoved' && void fee?.refetch(),
    onSubmitted: (answer) => {
      const oddNos = 'oddNos' in answer ? answer.oddNos : [answer.oddNo];
      const [oddNo] = oddNos;
      showSuccess(oddNos.length === 1 ? t(`orders.apply.${said}`, { oddNo }) : t('orders.apply.allApplied', { count: oddNos.length }));
      applied(oddNos);
    },
  });
  useForgottenRefusal(form, oneIds);
  // Nobody agrees to a fee that is not there yet.
  return fee ? { ...form, isPending: form.isPending || fee.isPending } : form;
};

/** A refusal names items by their place: with one taken out, it would stand at another. */
export const useForgottenRefusal = ({ forgetRefusal }: Pick<EndpointForm<FieldValues>, 'forgetRefusal'>, oneIds: readonly string[]): void => {
  const chosen = oneIds.join(',');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `chosen` is what it is done for
  useEffect(() => {
    forgetRefusal();
  }, [chosen, forgetRefusal]);
};
