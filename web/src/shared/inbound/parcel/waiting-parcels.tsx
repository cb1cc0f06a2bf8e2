import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { ItemState, receivedKinds } from '#contracts/item/item-states.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { inboundStepLink, type InboundStep } from '#web/core/links/inbound-step.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { parcelsOf } from './parcels-of.ts';
import { useReadAhead } from './use-read-ahead.ts';

interface Props {
  step: InboundStep;
  /** Of the units that wait for it. */
  state: ItemState;
  title: string;
  /** Above the units that lay on a shelf before: they came in no parcel of today, and are listed one by one. */
  againTitle?: string;
  /** Only what came like this. */
  kind?: (typeof receivedKinds)[number];
  /** What to scan, where nothing waits or nobody may say what does. */
  children: ReactNode;
}

/** Where a step begins: what waits for it, by the parcel. */
export const WaitingParcels = ({ step, state, title, againTitle, kind, children }: Props) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const navigate = useNavigate();
  const read = useWaitingUnits(state, kind);
  useReadAhead([...new Set((read?.data?.data ?? []).map(({ preId }) => preId))]);
  if (!read) return children;
  return (
    <ReadStates read={read} skeleton={<SkeletonRows rows={6} height={64} />}>
      {({ data, totalCount }) => {
        const isAgain = ({ gmtShelvesCreate }: InventoryRow): boolean => againTitle !== undefined && gmtShelvesCreate !== null;
        const again = data.filter(isAgain);
        const parcels = parcelsOf(
          data.filter((unit) => !isAgain(unit)),
          totalCount - again.length,
        );
        if (data.length === 0) return children;
        return (
          <>
            {again.length > 0 && (
              <FloorRows title={againTitle}>
                {again.map(({ oneId, img, remarks, spec }) => (
                  <FloorRow
                    key={oneId}
                    image={img}
                    title={formatOneId(oneId)}
                    text={`${sizeText(spec)} · ${remarks}`}
                    onClick={() => void navigate(inboundStepLink(step, { oneId }))}
                  />
                ))}
              </FloorRows>
            )}
            {parcels.length > 0 && (
              <FloorRows title={totalCount > data.length ? `${title} · ${t('inbound.items', { count: totalCount })}` : title}>
                {parcels.map(({ preId, owner, image, units }) => (
                  <FloorRow
                    key={preId}
                    image={image}
                    title={preId}
                    text={ownerName(owner)}
                    end={units !== undefined && t('inbound.items', { count: units })}
                    onClick={() => void navigate(inboundStepLink(step, { preId }))}
                  />
                ))}
              </FloorRows>
            )}
          </>
        );
      }}
    </ReadStates>
  );
};

const MAX_UNITS = 100;

/** Units of the warehouse in a state, what came first on top. Undefined for whom no inventory is shown. */
const useWaitingUnits = (state: ItemState, kind: Props['kind']) => {
  const { warehouse } = useUser();
  const mayOpen = useMayOpen();
  const shown = mayOpen(withQuery(warehousePaths.inventory, {}));
  useLiveReads(shown && warehouse ? warehouseTopic('inventory', warehouse.id) : undefined, listInventory);
  const query = { wareId: warehouse?.id, state: [state], ...(kind && { kind: [kind] }), sort: 'gmtIn', order: 'asc', size: MAX_UNITS } as const;
  const read = useRead(listInventory, query, { enabled: shown, quiet: true });
  return shown ? read : undefined;
};
