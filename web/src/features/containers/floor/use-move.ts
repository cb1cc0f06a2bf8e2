import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { fillContainer, moveContainer, takeOutOfContainer } from '#contracts/containers/container-commands.ts';
import { getContainer, listContainers } from '#contracts/containers/container-queries.ts';
import { formatOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listShelfItems } from '#contracts/shelving/shelf-queries.ts';
import { moveShelfEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useShelves } from '#web/shared/inbound/use-shelves.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';

const reads = [getContainer, listContainers, listShelfItems];

/** What is in hand stands in the address: a container, or a shelf that is moved whole. */
export const useMove = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { warehouse } = useUser();
  const [params] = useSearchParams();
  const containerId = params.get('containerId') ?? undefined;
  const fromShelfId = params.get('shelfId') ?? undefined;
  const { shelfOf, isLoading } = useShelves();
  const [error, setError] = useState<ScanError>();
  const [ahead, setAhead] = useState<string>();
  const [last, setLast] = useLastScan('move');
  const container = useRead(getContainer, { containerId: containerId ?? '' }, { enabled: containerId !== undefined });
  const onShelf = useRead(listShelfItems, { shelfId: fromShelfId ?? '', size: 1 }, { enabled: fromShelfId !== undefined });
  useLiveReads(warehouse && warehouseTopic('containers', warehouse.id), getContainer, listContainers);
  const from = fromShelfId === undefined ? undefined : shelfOf(fromShelfId);
  const open = (query: { containerId?: string; shelfId?: string }) => void navigate(withQuery(warehousePaths.moveGoods, query));

  const wrong = (refused: ScanError): void => {
    giveFeedback('wrong');
    setError(refused);
  };
  const onError = (code: string) => (failure: unknown) =>
    wrong({ title: t('moving.refused'), code, todo: isApiError(failure) ? failure.message : t('app.unknownError') });
  const filling = useCommand(fillContainer, { invalidates: reads, quiet: true });
  const taking = useCommand(takeOutOfContainer, { invalidates: reads, quiet: true });
  const moving = useCommand(moveContainer, { invalidates: reads, quiet: true });
  const movingShelf = useCommand(moveShelfEndpoint, { invalidates: reads, quiet: true });

  const done = (title: string, code: string, what?: string, undo?: () => void): void => {
    giveFeedback('done');
    setLast({ tone: 'done', title, code, what, undo });
  };
  const takeOut = (oneId: string): void => {
    if (containerId === undefined) return;
    const onSuccess = () => done(t('moving.taken', { container: formatOneId(containerId) }), formatOneId(oneId));
    taking.mutate({ containerId, oneId }, { onSuccess, onError: onError(formatOneId(oneId)) });
  };
  const scannedOneId = async (oneId: string): Promise<void> => {
    const code = formatOneId(oneId);
    const found = await callEndpoint(getContainer, { query: { containerId: oneId }, pathname, quiet: true }).catch(() => undefined);
    if (found) {
      giveFeedback('done');
      return open({ containerId: oneId });
    }
    if (containerId === undefined) return wrong({ title: t('moving.unknown'), code, todo: t('moving.unknownTodo') });
    const onSuccess = () => done(t('moving.filled', { container: formatOneId(containerId) }), code, undefined, () => takeOut(oneId));
    filling.mutate({ containerId, oneId }, { onSuccess, onError: onError(code) });
  };
  const scannedShelf = (shelf: { id: string; name: string }): void => {
    if (containerId !== undefined)
      return moving.mutate(
        { containerId, shelfId: shelf.id },
        {
          onSuccess: ({ items }) => done(t('moving.moved', { shelf: shelf.name, count: items }), formatOneId(containerId)),
          onError: onError(shelf.name),
        },
      );
    if (from === undefined) {
      giveFeedback('done');
      return open({ shelfId: shelf.id });
    }
    movingShelf.mutate(
      { fromShelfId: from.id, shelfId: shelf.id },
      {
        onSuccess: ({ moved, left }) => {
          const what = left.length > 0 ? t('moving.stays', { count: left.length, shelf: from.name }) : undefined;
          done(t('moving.shelfMoved', { count: moved, shelf: shelf.name }), from.name, what);
          open({});
        },
        onError: onError(shelf.name),
      },
    );
  };
  const scan = (code: string): void => {
    setError(undefined);
    // Until the shelves are known, nobody can say what was scanned.
    if (isLoading) return setAhead(code);
    const oneId = normaliseOneId(code);
    if (isOneId(oneId)) return void scannedOneId(oneId);
    const shelf = shelfOf(code);
    return shelf ? scannedShelf(shelf) : wrong({ title: t('moving.unknown'), code, todo: t('moving.unknownTodo') });
  };
  const scanAhead = useEffectEvent(() => {
    if (ahead === undefined) return;
    setAhead(undefined);
    scan(ahead);
  });
  useEffect(() => {
    if (!isLoading) queueMicrotask(() => scanAhead());
  }, [isLoading]);

  return { containerId, container, from, onShelf, error, dismiss: () => setError(undefined), scan, last, takeOut, open };
};
