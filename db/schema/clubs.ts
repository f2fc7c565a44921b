import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeletingRole } from '@/lib/rules/enums';
import { bytea, clubId, createdAt, instant } from './columns';
import { addressFormEnum, ageReferenceEnum, clubImageKindEnum, localeEnum } from './enums';

export const clubs = pgTable(
  'clubs',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    legalName: text().notNull().default(''),
    street: text().notNull().default(''),
    zip: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default('DE'),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    registerCourt: text().notNull().default(''),
    registerNumber: text().notNull().default(''),
    chairperson: text().notNull().default(''),
    creditorId: text().notNull().default(''),
    currency: text().notNull().default('EUR'),
    locale: localeEnum().notNull().default('de'),
    /** Languages that forms offer besides the club's own. */
    formLocales: localeEnum().array().notNull().default(sql`'{}'`),
    timeZone: text().notNull().default('Europe/Berlin'),
    /** Office sessions end after this many hours without use. */
    officeIdleHours: integer().notNull().default(24),
    /** The least role that deletes submissions. New clubs get `Manager`; those from before the setting keep `Clerk`. */
    deletingRole: text().$type<DeletingRole>().notNull().default('Clerk'),
    ageReference: ageReferenceEnum().notNull().default('EntryDate'),
    addressForm: addressFormEnum().notNull().default('Du'),
    mandatePrefix: text().notNull().default('M'),
    allowedOrigins: text().array().notNull().default(sql`'{}'`),
    /** When a user hid the first steps on the dashboard. */
    firstStepsPutAwayAt: instant(),
    /** Set by the operator: nobody of the club can sign in, and its forms are closed. */
    suspendedAt: instant(),
    /** Set by the operator: the worker removes the club after this time. It is suspended until then. */
    removeAfter: instant(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('clubs_slug_unique').on(table.slug),
    check('clubs_slug_shape', sql`${table.slug} ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'`),
    check('clubs_currency_shape', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('clubs_country_shape', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);

/** Key of a table whose rows are deleted with their club. */
export function clubForeignKey(name: string, table: { readonly clubId: AnyPgColumn }) {
  return foreignKey({ name, columns: [table.clubId], foreignColumns: [clubs.id] }).onDelete('cascade');
}

/**
 * The slug of each club, for look-ups that do not know the club yet. On Citus every node has all rows; the clubs themselves
 * are spread by id. A slug never changes.
 */
export const clubSlugs = pgTable(
  'club_slugs',
  {
    clubId: clubId(),
    slug: text().notNull(),
  },
  table => [
    primaryKey({ name: 'club_slugs_pk', columns: [table.slug] }),
    clubForeignKey('club_slugs_club_fk', table),
    index('club_slugs_club_index').on(table.clubId),
  ],
);

/** Re-encoded images of a club; `content_hash` is the version in public addresses. */
export const clubImages = pgTable(
  'club_images',
  {
    clubId: clubId(),
    kind: clubImageKindEnum().notNull(),
    contentHash: text().notNull(),
    contentType: text().notNull(),
    fileName: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    data: bytea().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'club_images_pk', columns: [table.clubId, table.kind] }),
    clubForeignKey('club_images_club_fk', table),
  ],
);

/**
 * Origins whose frames of the club's forms browsers refused lately: at most ten, for whoever sets up the embedding. Any
 * visitor can name an origin, so a row proves nothing.
 */
export const refusedSites = pgTable(
  'refused_sites',
  {
    clubId: clubId(),
    origin: text().notNull(),
    seenAt: instant().notNull(),
  },
  table => [
    primaryKey({ name: 'refused_sites_pk', columns: [table.clubId, table.origin] }),
    clubForeignKey('refused_sites_club_fk', table),
  ],
);

/** Counters of a club (`submission`). They are increased in the transaction that uses the number. */
export const clubCounters = pgTable(
  'club_counters',
  {
    clubId: clubId(),
    name: text().notNull(),
    value: integer().notNull().default(0),
  },
  table => [
    primaryKey({ name: 'club_counters_pk', columns: [table.clubId, table.name] }),
    clubForeignKey('club_counters_club_fk', table),
    check('club_counters_not_negative', sql`${table.value} >= 0`),
  ],
);

/** Terms for choosing departments in the membership form (DepartmentSettingsSchema). */
export const departmentSettings = pgTable(
  'department_settings',
  {
    clubId: clubId(),
    isEnabled: boolean().notNull().default(true),
    minSelection: integer().notNull().default(0),
    maxSelection: integer(),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ name: 'department_settings_pk', columns: [table.clubId] }),
    clubForeignKey('department_settings_club_fk', table),
    check(
      'department_settings_bounds',
      sql`${table.minSelection} between 0 and 100 and (${table.maxSelection} is null or ${table.maxSelection} between greatest(1, ${table.minSelection}) and 100)`,
    ),
  ],
);
