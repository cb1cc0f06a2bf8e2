import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from './api-error.ts';

interface Answer<Data, Question> {
  data: Data;
  question: Question;
  /** In milliseconds. */
  at: number;
}

/**
 * A read whose last answer stays, with its time, when the answer to another question fails, and the question that it answers: for pages that say in full
 * what they show. The question keeps its identity from render to render.
 */
export const useLastAnswer = <Data, Question>(
  read: UseQueryResult<Data, ApiError>,
  question: Question,
): { read: UseQueryResult<Data, ApiError>; answered: Question | undefined } => {
  const { data, dataUpdatedAt, isError, isPlaceholderData } = read;
  const [last, setLast] = useState<Answer<Data, Question>>();
  const isOwn = data !== undefined && !isPlaceholderData;
  if (isOwn && (last?.data !== data || last.at !== dataUpdatedAt || last.question !== question)) setLast({ data, at: dataUpdatedAt, question });
  const answered = isOwn ? question : last?.question;
  if (!isError || data !== undefined || last === undefined) return { read, answered };
  return { read: { ...read, data: last.data, dataUpdatedAt: last.at } as UseQueryResult<Data, ApiError>, answered };
};
