import { CircleCheckBig, PackageX, Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { listMissing } from '#contracts/missing/missing-endpoints.ts';
import { transferReceives } from '#contracts/transfers/transfer-access.ts';
import {
  closeTransferEndpoint,
  getTransfer,
  listTransfers,
  type TransferDetail,
  type TransferUnit,
} from '#contracts/transfers/transfer-endpoints.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { marksOf } from '#web/ui/floor/page/segments.tsx';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { UnitRow } from '#web/ui/floor/parts/unit-row.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { useBench } from './use-bench.ts';
import { useBenchError } from './use-bench-error.ts';

/** A transfer on the bench: what is scanned is here, what is left is on its way or missing. */
export const Bench = ({ transfer }: { transfer: TransferDetail }) => {
  const { t } = useTranslation();
  const { scan, last, problem, rejection, dismiss, pending, atSender } = useBench(transfer);
  const error = useBenchError(transfer)(problem, rejection);
  const { oddNo, from, to, units, state } = transfer;
  const isHere = ({ oneId, progress }: TransferUnit) => progress === 'received' || (atSender && progress === 'found') || pending.has(oneId);
  const arrived = units.filter(isHere);
  const awaited = units.filter((unit) => unit.progress === 'awaited' && !isHere(unit));
  const lost = units.filter((unit) => unit.progress === 'lost' && !isHere(unit));
  const foundThere = units.filter((unit) => unit.progress === 'found' && !isHere(unit));
  const sent = units.filter(({ progress }) => progress !== 'notSent' && (atSender || progress !== 'found'));

  return (
    <FloorPage
      title={t(atSender ? 'transfers.cameBack' : 'transfers.pages.receive')}
      meta={`${oddNo} · ${from.name} → ${to.name}`}
      back={withQuery(warehousePaths.transfers, {})}
      progress={{
        done: arrived.length,
        total: sent.length,
        marks: marksOf([...arrived.map(() => 'done' as const), ...lost.map(() => 'attention' as const)], sent.length),
      }}
      scan={{ placeholder: t('transfers.scanUnit'), onScan: scan, trouble: error?.code }}
      last={last}
    >
      {error ? (
        <ScanErrorScreen {...error} onDismiss={dismiss} place={t('transfers.place', { done: arrived.length, items: sent.length })} />
      ) : (
        <>
          {awaited.length === 0 && <AllThere transfer={transfer} arrived={arrived} lost={lost.length} />}
          {atSender && awaited.length > 0 && <p>{t('transfers.cameBackText', { warehouse: to.name })}</p>}
          <Parcels units={awaited} />
          {state === 'outOfWarehouse' && awaited.length > 0 && pending.size === 0 && !atSender && (
            <Missing transfer={transfer} count={awaited.length} />
          )}
          {atSender && lost.length > 0 && <p>{t('transfers.lostText', { count: lost.length, warehouse: to.name })}</p>}
          {lost.length > 0 && <Units title={t('transfers.missing')} units={lost} tone="refused" />}
          {foundThere.length > 0 && <Units title={t('transfers.foundAtSender', { warehouse: from.name })} units={foundThere} tone="cancelled" />}
          {arrived.length > 0 && <Units title={t('transfers.arrived', { count: arrived.length })} units={arrived.toReversed()} tone="done" />}
        </>
      )}
    </FloorPage>
  );
};

const AllThere = ({ transfer, arrived, lost }: { transfer: TransferDetail; arrived: readonly TransferUnit[]; lost: number }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const shelving = inboundStepLink('shelving', { oneId: arrived.map(({ oneId }) => oneId).join(',') });
  return (
    <FloorDone
      icon={CircleCheckBig}
      title={t('transfers.done', { count: arrived.length })}
      lines={[t('transfers.from', { warehouse: transfer.from.name }), lost > 0 && t('transfers.doneMissing', { count: lost })]}
    >
      {arrived.length > 0 && mayOpen(shelving) && (
        <FloorButton tone="next" icon={Warehouse} onClick={() => void navigate(shelving)}>
          {t('transfers.shelve')}
        </FloorButton>
      )}
      <FloorButton onClick={() => void navigate(warehousePaths.receiveTransfer)}>{t('transfers.next')}</FloorButton>
    </FloorDone>
  );
};

/** What is on its way, parcel by parcel, as it was packed. */
const Parcels = ({ units }: { units: readonly TransferUnit[] }) => {
  const { t } = useTranslation();
  const parcels = [...new Set(units.map(({ parcelNo }) => parcelNo))];
  return parcels.map((parcelNo) => {
    const inside = units.filter((unit) => unit.parcelNo === parcelNo);
    return (
      <FloorRows key={parcelNo ?? ''} title={t('transfers.parcel', { parcelNo, count: inside.length })}>
        {inside.map(({ oneId, img, remarks, spec }) => (
          <UnitRow key={oneId} image={img} title={remarks} oneId={oneId} end={sizeText(spec)} />
        ))}
      </FloorRows>
    );
  });
};

const saidOf = { done: 'received', refused: 'missing', cancelled: 'found' } as const;

const Units = ({ title, units, tone }: { title: string; units: readonly TransferUnit[]; tone: keyof typeof saidOf }) => {
  const { t } = useTranslation();
  return (
    <FloorRows title={title}>
      {units.map(({ oneId, img, remarks, spec }) => (
        <UnitRow
          key={oneId}
          image={img}
          title={remarks}
          oneId={oneId}
          after={<StatusTag tone={tone}>{t(`transfers.${saidOf[tone]}`)}</StatusTag>}
          end={sizeText(spec)}
          dim
        />
      ))}
    </FloorRows>
  );
};

const reasons = ['parcelMissing', 'itemMissing', 'parcelOpen'] as const;

/** Nothing more comes: what is missing is sought here, and can be written off by two. */
const Missing = ({ transfer: { oddNo, parcels }, count }: { transfer: TransferDetail; count: number }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayReceive = useMay(...transferReceives);
  const closing = useCommand(closeTransferEndpoint, {
    invalidates: [getTransfer, listTransfers, listMissing, listInventory],
    onSuccess: ({ lost }) => showSuccess(t('transfers.reported', { count: lost.length })),
  });
  const close = async (): Promise<void> => {
    const given = await confirm({
      kind: 'plain',
      title: t('transfers.closeTitle', { count }),
      text: t('transfers.closeText', { count }),
      confirm: t('transfers.close', { count }),
      reason: { readers: 'concerned', presets: reasons.map((reason) => t(`transfers.reasons.${reason}`)) },
    });
    if (given) closing.mutate({ oddNo, reason: given.reason });
  };
  if (!mayReceive) return <FloorRow title={t('transfers.parcels', { count: parcels })} />;
  return (
    <FloorButtons>
      <FloorButton icon={PackageX} disabled={closing.isPending} onClick={() => void close()}>
        {t('transfers.close', { count })}
      </FloorButton>
    </FloorButtons>
  );
};
