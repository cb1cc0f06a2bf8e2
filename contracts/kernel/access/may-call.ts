import { mayAny, type PermissionGrant } from './permissions.ts';
import type { Access } from '../endpoint.ts';

/** Whether somebody who is signed in with these permissions may call what has this access. */
export const mayCall = (grants: readonly PermissionGrant[], access: Access): boolean =>
  access === 'public' || access === 'signedIn' || mayAny(grants, access);
