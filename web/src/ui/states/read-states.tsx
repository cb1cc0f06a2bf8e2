import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { FailedState } from './failed-state.tsx';
import { MissingState } from './missing-state.tsx';
import { StaleBar } from './stale-bar.tsx';

interface Props<Data> {
  read: UseQueryResult<Data, ApiError>;
  skeleton: ReactNode;
  /** Without a network nothing tells what changed: what shows grows old. */
  offline?: boolean;
  /** Said of an answer that does not come. */
  failedTitle?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** One answer's four looks: loading in outline, failed, old but shown, and there. */
export function ReadStates<Data>({ read, skeleton, offline = false, failedTitle, children }: Props<Data>) {
  const { error, isError, dataUpdatedAt, refetch, isPlaceholderData, failureReason } = read;
  // What answered another question stands in for an answer on its way, and not for one that does not come.
  const isLost = isError || (isPlaceholderData && failureReason !== null);
  const data = isPlaceholderData && isLost ? undefined : read.data;
  // The first answer fills a page: drawn piece by piece, so that it does not hold up a phone. What changes later is drawn at once.
  const mayDraw = useDeferredValue(data !== undefined);
  if (data === undefined || !mayDraw) {
    if (!isLost || data !== undefined) return <div aria-busy="true">{skeleton}</div>;
    const failure = error ?? failureReason;
    return failure?.code === 404 ? <MissingState /> : <FailedState title={failedTitle} message={failure?.message} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {(isError || offline) && <StaleBar at={dataUpdatedAt} message={error?.message} onRetry={() => void refetch()} />}
      {children(data)}
    </>
  );
}
