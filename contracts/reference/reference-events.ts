import { z } from 'zod';
import { actionKeys, permissionTable, type PermissionId } from '../kernel/access/permissions.ts';
import { accountSubject, erased, shopSubject, type PersonalData, type PersonalFields } from '../kernel/events/personal-data.ts';
import { postalAddressSchema } from './postal-address.ts';

const permissionIds = Object.keys(permissionTable) as [PermissionId, ...PermissionId[]];
const grant = z.object({ permissionId: z.enum(permissionIds), actions: z.array(z.enum(actionKeys)) });

const warehouse = {
  name: z.string(),
  level: z.enum(['Basic', 'Advance']),
  storageLimitDays: z.number().int(),
  dailyFeeCents: z.number().int(),
  timeZone: z.string(),
  city: z.string(),
  menu: z.array(z.enum(permissionIds)),
  address: postalAddressSchema.optional(),
};
const shelf = { warehouseId: z.string(), name: z.string(), zone: z.string(), capacity: z.number().int(), level: z.number().int() };
const sku = { brand: z.string(), name: z.string(), pku: z.string(), sizes: z.array(z.string()), image: z.string() };
const account = {
  login: z.string(),
  name: z.string(),
  englishName: z.string(),
  email: z.string(),
  headImg: z.string(),
  userType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  role: z.string(),
  shopId: z.number().int().optional(),
  warehouseIds: z.array(z.string()),
  permissions: z.array(grant),
};
/** The network address that it was done from; on changes made before it was kept, and on those of jobs, it is absent. */
const from = z.string().optional();
/** Whoever registered entered a code that had been sent to the address; absent on what registered before codes were asked for, and where an administrator made the account. */
const emailProven = z.literal(true).optional();
const shop = { uid: z.string(), realname: z.string(), knetCrossListing: z.boolean(), touchPro: z.boolean(), fulfilmentProgramme: z.boolean() };

/** Streams `warehouse-<id>`, `shelf-<id>`, `sku-<sku>`, `shop-<shopId>`, `account-<id>`. */
export const referenceEventSchemas = {
  WarehouseCreated: z.object({ warehouseId: z.string(), ...warehouse }),
  WarehouseChanged: z.object({ warehouseId: z.string(), ...warehouse }),
  ShelfCreated: z.object({ shelfId: z.string(), ...shelf }),
  ShelfChanged: z.object({ shelfId: z.string(), ...shelf }),
  ShelfRemoved: z.object({ shelfId: z.string() }),
  SkuCreated: z.object({ sku: z.string(), ...sku }),
  SkuChanged: z.object({ sku: z.string(), ...sku }),
  SkuRemoved: z.object({ sku: z.string() }),
  ShopCreated: z.object({ shopId: z.number().int(), ...shop }),
  ShopChanged: z.object({ shopId: z.number().int(), ...shop }),
  AccountCreated: z.object({ accountId: z.string(), ...account, emailProven, from }),
  AccountChanged: z.object({ accountId: z.string(), ...account, from }),
  /** The application of a seller; they can still be admitted. */
  SellerRefused: z.object({ accountId: z.string(), reason: z.string(), from }),
  AccountSuspended: z.object({ accountId: z.string(), reason: z.string(), from }),
  AccountReinstated: z.object({ accountId: z.string(), from }),
  /** That a password was set, never which. */
  PasswordSet: z.object({ accountId: z.string(), by: z.enum(['self', 'administrator']), phoneChanged: z.boolean(), at: z.iso.datetime(), from }),
  /** The person has read that an administrator set their password. */
  PasswordNoticeRead: z.object({ accountId: z.string() }),
  /** The phone that sign-in codes are sent to was set by its holder; it never says which. */
  PhoneSet: z.object({ accountId: z.string(), from }),
  LanguageChosen: z.object({ accountId: z.string(), language: z.enum(['en_us', 'zh_cn']) }),
  /** Its key is gone: what the log keeps under it reads as erased, from its first event on. */
  AccountErased: z.object({ accountId: z.string() }),
  /** An internal test account: the statistics of the business leave it out, the books never do (R9.40). */
  ShopMarkedInternal: z.object({ shopId: z.number().int(), isInternal: z.boolean() }),
  /** Where it may sell from now on (R3.14). */
  ShopAuthorised: z.object({ shopId: z.number().int(), knetCrossListing: z.boolean(), touchPro: z.boolean(), fulfilmentProgramme: z.boolean() }),
  ShopErased: z.object({ shopId: z.number().int() }),
} as const;

export const erasedAccount = { login: erased, name: erased, englishName: '', email: erased, headImg: '' } as const;
export const erasedShop = { realname: erased } as const;

const person: PersonalFields = { subjectOf: ({ data }) => accountSubject((data as { accountId: string }).accountId), erased: erasedAccount };
const holder: PersonalFields = { subjectOf: ({ data }) => shopSubject((data as { shopId: number }).shopId), erased: erasedShop };

/** An address leads to a person, and goes with the account that it stands beside. */
const fromSomewhere: PersonalFields = { ...person, erased: { from: erased } };

export const referencePersonalData: PersonalData = {
  AccountCreated: { ...person, erased: { ...erasedAccount, from: erased } },
  AccountChanged: { ...person, erased: { ...erasedAccount, from: erased } },
  SellerRefused: { ...person, erased: { from: erased, reason: erased } },
  AccountSuspended: fromSomewhere,
  AccountReinstated: fromSomewhere,
  PasswordSet: fromSomewhere,
  PhoneSet: fromSomewhere,
  ShopCreated: holder,
  ShopChanged: holder,
};
