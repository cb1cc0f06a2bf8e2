import { PackagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listPackages, type PackageRow } from '#contracts/forecast/package-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { handOnEndpoint, listAside } from '#contracts/aside/aside-endpoints.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { InboundSteps } from '#web/shared/inbound/inbound-steps.tsx';
import { useReadAhead } from '#web/shared/inbound/parcel/use-read-ahead.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { FloorStart } from '#web/ui/floor/page/floor-start.tsx';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { AskUnclaimed } from './ask-unclaimed.tsx';
import { initial, type State } from '../receiving-state.ts';
import { useReceivingError } from '../use-receiving-error.ts';
import { arrivalStep, type ArrivalEffect, type ArrivalInput } from './arrival-steps.ts';
import { useArrival } from './use-arrival.ts';

const MAX_ROWS = 20;

/** Which parcel: scanned, or one that is in work already. */
export const ReceiveStart = () => {
  const { t } = useTranslation();
  const back = useWayBack(warehousePaths.forecasts);
  const { warehouse } = useUser();
  const run = useArrival();
  const { state, send } = useSteps<State, ArrivalInput, ArrivalEffect>({ initial, step: arrivalStep, run });
  const errorOf = useReceivingError();
  const { unclaimed } = state;
  usePageName(t('receiving.pages.receiving'));
  const read = useRead(listPackages, { wareId: warehouse?.id, status: ['arrived'], size: MAX_ROWS });
  useLiveReads(warehouse && warehouseTopic('packages', warehouse.id), listPackages);
  useReadAhead((read.data?.data ?? []).map(({ preId }) => preId));

  const question = unclaimed && {
    code: unclaimed.logNo,
    ask: <AskUnclaimed unclaimed={unclaimed} onSend={send} />,
  };
  return (
    <FloorStart
      title={t('receiving.pages.receiving')}
      meta={warehouse?.name}
      back={back}
      steps={<InboundSteps now="receiving" preId={undefined} />}
      placeholder={t('receiving.scanStart')}
      onScan={(code) => send({ type: 'parcelScanned', code })}
      error={errorOf(state, { onPutAside: (found) => send({ type: 'asideAsked', found }) })}
      onDismiss={() => send({ type: 'dismissed' })}
      question={question || undefined}
      read={read}
    >
      {({ data }) => (
        <>
          {data.length === 0 ? (
            <FloorDone icon={PackagePlus} tone="idle" title={t('receiving.openEmpty')} lines={[t('receiving.openEmptyText')]} />
          ) : (
            <FloorRows title={t('receiving.open')}>
              {data.map((parcel) => (
                <ParcelRow key={parcel.preId} parcel={parcel} />
              ))}
            </FloorRows>
          )}
          <Aside />
        </>
      )}
    </FloorStart>
  );
};

/** Parcels of other warehouses beside this dock. A tap: it is handed on. */
const Aside = () => {
  const { t } = useTranslation();
  const { warehouse: here } = useUser();
  const { data } = useRead(listAside, {}, { quiet: true });
  useLiveReads(here && warehouseTopic('packages', here.id), listAside);
  const handOn = useCommand(handOnEndpoint, { invalidates: [listAside] });
  const parcels = data?.records ?? [];
  if (parcels.length === 0) return null;
  return (
    <FloorRows title={t('receiving.aside')}>
      {parcels.map(({ id, what, code, warehouse, by, gmtCreate }) => (
        <FloorRow
          key={id}
          title={<span className="code">{what === 'unit' ? formatOneId(code) : code}</span>}
          text={
            <>
              {t('inbound.elsewhere', { warehouse: warehouse.name })} · {by} <TimeText at={gmtCreate} />
            </>
          }
          end={t('receiving.handOn')}
          onClick={() => handOn.mutate({ id })}
        />
      ))}
    </FloorRows>
  );
};

const ParcelRow = ({ parcel }: { parcel: PackageRow }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ownerName = useOwnerName();
  const { preId, shopInfo, logNo, received, quantity, unclaimed } = parcel;
  return (
    <FloorRow
      title={preId}
      text={
        <>
          {ownerName(shopInfo)} <span className="code">{logNo}</span>
        </>
      }
      end={unclaimed ? t('receiving.unclaimedCount', { count: received }) : t('receiving.received', { received, expected: quantity })}
      onClick={() => void navigate(inboundStepLink('receiving', { preId }))}
    />
  );
};
