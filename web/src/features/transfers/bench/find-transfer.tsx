import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listTransfers, type TransferRow } from '#contracts/transfers/transfer-endpoints.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';

const views = ['toReceive', 'sent'] as const;

/** Whatever is on the parcel tells which transfer it is: its waybill, its number, or an item inside. */
export const FindTransfer = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { warehouse } = useUser();
  const [unknown, setUnknown] = useState<{ code: string; isOffline: boolean }>();
  const read = useRead(listTransfers, { view: 'toReceive', size: 50 });
  useLiveReads(warehouse && warehouseTopic('transfers', warehouse.id), listTransfers);
  const open = ({ oddNo }: Pick<TransferRow, 'oddNo'>) => void navigate(withQuery(warehousePaths.receiveTransfer, { oddNo }));

  const lookUp = async (code: string): Promise<void> => {
    try {
      // What was sent from here may come back.
      for (const view of views) {
        const { data } = await callEndpoint(listTransfers, { query: { view, text: code, size: 2 }, pathname, quiet: true });
        if (data.length === 1) return open(data[0]!);
      }
      // What was lost on its way may lie here still.
      const { data } = await callEndpoint(listTransfers, { query: { view: 'done', text: code, size: 20 }, pathname, quiet: true });
      const withLost = data.find(({ from, lost }) => lost > 0 && from.id === warehouse?.id);
      if (withLost) return open(withLost);
      setUnknown({ code, isOffline: false });
    } catch {
      setUnknown({ code, isOffline: true });
    }
    giveFeedback('wrong');
  };

  return (
    <FloorPage
      title={t('transfers.pages.receive')}
      meta={warehouse?.name}
      back={withQuery(warehousePaths.transfers, {})}
      scan={{
        placeholder: t('transfers.scanTransfer'),
        onScan: (text) => {
          setUnknown(undefined);
          void lookUp(text.trim().toUpperCase());
        },
        trouble: unknown?.code,
      }}
    >
      {unknown ? (
        <ScanErrorScreen
          title={t(unknown.isOffline ? 'transfers.offline' : 'transfers.unknown')}
          code={unknown.code}
          expected={t('transfers.expected')}
          todo={t(unknown.isOffline ? 'transfers.offlineTodo' : 'transfers.unknownTodo')}
          onDismiss={() => setUnknown(undefined)}
        />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={4} height={64} />}>
          {({ data }) =>
            data.length === 0 ? (
              <FloorDone icon={PackageOpen} tone="idle" title={t('transfers.nothing')} lines={[t('transfers.nothingText')]} />
            ) : (
              <FloorRows title={t('transfers.views.toReceive')}>
                {data.map((row) => (
                  <FloorRow
                    key={row.oddNo}
                    title={row.logNo ?? row.oddNo}
                    text={[row.from.name, row.carrier, t('transfers.parcels', { count: row.parcels })].filter(Boolean).join(' · ')}
                    end={t('transfers.ofItems', { done: row.received, items: row.items })}
                    onClick={() => open(row)}
                  />
                ))}
              </FloorRows>
            )
          }
        </ReadStates>
      )}
    </FloorPage>
  );
};
