import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { FailedState } from './failed-state.tsx';
import { MissingState } from './missing-state.tsx';
import { StaleBar } from './stale-bar.tsx';

interface Props<Data> {
  read: UseQueryResult<Data, ApiError>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** One answer's four looks: loading in outline, failed, old but shown, and there. */
export function ReadStates<Data>({ read, skeleton, children }: Props<Data>) {
  const { data, error, isError, dataUpdatedAt, refetch } = read;
  // The first answer fills a page: drawn piece by piece, so that it does not hold up a phone. What changes later is drawn at once.
  const mayDraw = useDeferredValue(data !== undefined);
  if (data === undefined || !mayDraw) {
    if (!isError || data !== undefined) return <div aria-busy="true">{skeleton}</div>;
    return error.code === 404 ? <MissingState /> : <FailedState message={error.message} retry={() => void refetch()} />;
  }
  return (
    <>
      {isError && <StaleBar at={dataUpdatedAt} message={error.message} retry={() => void refetch()} />}
      {children(data)}
    </>
  );
}
