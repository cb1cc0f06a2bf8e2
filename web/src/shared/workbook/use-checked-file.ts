import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { newId } from '#web/api/http/request-id.ts';

interface Calls<Tried, Submission, Submitted> {
  check(file: File): Promise<Tried>;
  submit(submission: Submission, idempotencyKey: string): Promise<Submitted>;
  onSubmitted(answer: Submitted): void;
}

/** A file on its way: checked, then submitted. What is submitted is the file that was checked. */
export const useCheckedFile = <Tried, Submission, Submitted>(calls: Calls<Tried, Submission, Submitted>) => {
  const [key, setKey] = useState(newId);
  const check = useMutation<Tried, ApiError, File>({ mutationFn: (file) => calls.check(file) });
  const submit = useMutation<Submitted, ApiError, Submission>({
    mutationFn: (submission) => calls.submit(submission, key),
    onSuccess: (answer) => {
      check.reset();
      calls.onSubmitted(answer);
    },
  });
  const begin = (file: File): void => {
    setKey(newId());
    submit.reset();
    check.mutate(file);
  };
  return { check, submit, begin, failure: check.error ?? submit.error };
};
