import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { gmt } from '../kernel/query-rows.ts';
import { accountIdField } from './account-fields.ts';

/** What can have happened to an account. */
export const accountHistoryKinds = [
  'registered',
  'created',
  'admitted',
  'refused',
  'accessChanged',
  'profileChanged',
  'passwordSet',
  'passwordChanged',
  'phoneChanged',
  'ownPhoneSet',
  'disabled',
  'reinstated',
  'erased',
] as const;
export type AccountHistoryKind = (typeof accountHistoryKinds)[number];

export const accountHistoryEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(accountHistoryKinds),
  gmtCreate: gmt,
  /** Who did it; empty for what a job or the command line did. */
  operator: z.string(),
  /** The network address that it was done from, where that was kept. */
  from: z.string().nullable(),
  /** Why it was disabled, or the application refused. */
  reason: z.string().nullable(),
  /** Permission checks (`permissionId.action`) that were given, and that were taken away. */
  granted: z.array(z.string()),
  withdrawn: z.array(z.string()),
});
export type AccountHistoryEntry = z.output<typeof accountHistoryEntrySchema>;

export const listAccountHistory = endpoint({
  name: 'listAccountHistory',
  method: 'GET',
  path: '/accounts/history',
  bases: ['admin'],
  access: ['700.query'],
  summary: 'What was done to an account, by whom and from where, latest first; for administrators’ accounts, super administrators only (R2.130).',
  query: z.strictObject({ accountId: accountIdField }),
  data: z.array(accountHistoryEntrySchema),
});
