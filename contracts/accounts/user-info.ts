import { z } from 'zod';
import { bases } from '../kernel/access/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** A permission as the browser reads it (R3.11). */
export const permissionSchema = z.object({
  permissionId: z.string(),
  permissionName: z.string(),
  actionEntitySet: z.array(z.object({ action: z.string() })),
});

/** R3.09. `id` and `uid` of a seller are what the chat widget is told. */
export const currentUserSchema = z.object({
  headImg: z.string(),
  nickname: z.string(),
  ename: z.string(),
  id: z.string(),
  uid: z.string(),
  userType: z.number().int(),
  email: z.string(),
});

/** R7.18. */
export const getCurrentUser = endpoint({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/shop_user/get',
  bases: ['business'],
  access: 'signedIn',
  summary: 'The signed-in user of a shop.',
  data: currentUserSchema,
});

/** R3.10 without the token, which the browser has from signing in; R7.40. */
export const getUserInfo = endpoint({
  name: 'getUserInfo',
  method: 'GET',
  path: '/user_info/get',
  bases,
  access: 'signedIn',
  summary: 'Who is signed in, with the roles and permissions that routes and menus are built from.',
  data: currentUserSchema.extend({
    name: z.string(),
    welcome: z.string(),
    avatar: z.string(),
    roles: z.array(z.string()),
    info: z.object({
      realname: z.string(),
      headImg: z.string(),
      role: z.object({ id: z.string(), name: z.string(), permissions: z.array(permissionSchema) }),
    }),
    shopId: z.number().int().nullable(),
    /** Of who belongs to a shop. */
    shopName: z.string().nullable(),
    warehouseIds: z.array(z.string()),
    language: z.enum(['en_us', 'zh_cn']).nullable(),
    /** Where the codes to sign in with are sent: its last digits; null where none is set. */
    phone: z.string().nullable(),
    /** When an administrator set the password, until the person has read of it (`readPasswordNotice`) or has set their own. */
    passwordSetAt: z.iso.datetime().nullable(),
    /** Place in the log: whatever is read after this answer holds all up to here, and the live socket tells what came since. */
    position: z.string(),
    /** For sellers where a chat vendor is configured: its script, and since when the account is there (R1.57, R1.58). */
    chat: z.object({ source: z.url(), createdAt: z.iso.datetime() }).nullable(),
    /** Where each tracker is asked after a parcel; `{code}` stands for its number (R5.48). */
    trackers: z.object({
      firstCarrier: z.string(),
      secondCarrier: z.string(),
      nationalPost: z.string(),
      thirdCarrier: z.string(),
      webSearch: z.string(),
    }),
  }),
});

/** R7.22: what the account is granted and the menu of the warehouse in use shows (R6.33). */
export const getWarehousePermissions = endpoint({
  name: 'getWarehousePermissions',
  method: 'GET',
  path: '/sys_ware/getWarePermission',
  bases: ['warehouse'],
  access: 'signedIn',
  summary: 'The permissions of the signed-in staff member in the warehouse in use.',
  data: z.array(permissionSchema),
});

export const readPasswordNotice = endpoint({
  name: 'readPasswordNotice',
  method: 'POST',
  path: '/account/password-notice',
  bases,
  access: 'signedIn',
  summary: 'Dismisses the notice that an administrator has set the password.',
  body: z.strictObject({}),
  data: z.null(),
  command: true,
});

/** R7.24, R3.14. */
export const getListingAuthorisation = endpoint({
  name: 'getListingAuthorisation',
  method: 'GET',
  path: '/inventory/listing/auth',
  bases: ['business'],
  access: 'signedIn',
  summary: 'What the shop is authorised for.',
  data: z.object({ knetCrossListing: z.boolean(), touchPro: z.boolean(), fulfilmentProgramme: z.boolean() }),
});
