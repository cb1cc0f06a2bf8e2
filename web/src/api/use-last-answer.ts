import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from './api-error.ts';

interface Answer<Data> {
  data: Data;
  /** In milliseconds. */
  at: number;
}

/** A read whose last answer stays, with its time, when the answer to another question fails: for pages that say in full what they show. */
export const useLastAnswer = <Data>(read: UseQueryResult<Data, ApiError>): UseQueryResult<Data, ApiError> => {
  const { data, dataUpdatedAt, isError, isPlaceholderData } = read;
  const [last, setLast] = useState<Answer<Data>>();
  if (data !== undefined && !isPlaceholderData && (last?.data !== data || last.at !== dataUpdatedAt)) setLast({ data, at: dataUpdatedAt });
  if (!isError || data !== undefined || last === undefined) return read;
  return { ...read, data: last.data, dataUpdatedAt: last.at } as UseQueryResult<Data, ApiError>;
};
