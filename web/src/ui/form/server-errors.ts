import type { ApiError } from '#web/api/api-error.ts';

export interface ServerErrors {
  /** What the server said of a field, or of anything inside it: `label` also answers for `label.logNo`. */
  of(field: string): string | undefined;
  /** What no field of the form shows. */
  rest: string | undefined;
}

/** A refusal sorted to the fields that the form shows. */
export const serverErrors = (failure: ApiError | null, shown: readonly string[]): ServerErrors => {
  const said = failure?.fields ?? [];
  const within = (field: string) => said.find((error) => error.field === field || error.field.startsWith(`${field}.`))?.msg;
  const homeless = said.filter(({ field }) => !shown.some((name) => field === name || field.startsWith(`${name}.`)));
  return {
    of: within,
    rest: failure ? (said.length === 0 ? failure.message || undefined : homeless[0]?.msg) : undefined,
  };
};
