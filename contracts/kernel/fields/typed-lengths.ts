/** How many characters what people type may have: contracts refuse more, and fields take no more in. Without the schemas, so that pages may know it before sign-in. */
export const MAX_REMARK = 500;
/** A search text, and what a scanner types. */
export const MAX_SEARCH = 100;
/** A number as it is typed; what it comes to has bounds of its own. */
export const MAX_FIGURE = 20;
/** A day, or a day and a time, as it is typed. */
export const MAX_MOMENT = 20;
/** Of a person, a firm, a warehouse or a city. */
export const MAX_NAME = 100;
export const MAX_LOGIN = 100;
export const MAX_PASSWORD = 200;
/** The plus in front included. */
export const MAX_PHONE = 26;
export const SMS_DIGITS = 6;
export const MAX_CAPTCHA = 10;
export const MAX_UID = 64;
export const MAX_TIME_ZONE = 64;
export const MAX_WAREHOUSE_ID = 20;
export const MAX_SHELF_NAME = 30;
export const MAX_ZONE = 20;
export const MAX_SIZE = 20;
export const MAX_REFERENCE = 40;
/** Of a parcel: three figures and what stands between them. */
export const MAX_DIMENSIONS = 60;
/** Where goods were bought. */
export const MAX_SUPPLY = 100;
/** A parcel's number as it comes in. */
export const MAX_INBOUND_LOG_NO = 60;
/** The number that goods leave under. */
export const MAX_OUTBOUND_LOG_NO = 40;
export const MAX_CARRIER = 40;
/** What a seller types to find who takes goods over. */
export const MAX_RECIPIENT_TEXT = 200;

/** The same of each part of an address. */
export const maxAddress = {
  recipient: 200,
  country: 60,
  state: 200,
  city: 200,
  zipCode: 20,
  street: 200,
  phone: 40,
  company: 200,
  idCardNumber: 30,
} as const;
