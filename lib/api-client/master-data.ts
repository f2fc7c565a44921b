import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ChangeCustomFieldSchema,
  ChangeDepartment,
  ChangeMembershipSchema,
  CustomFieldSchema,
  DepartmentSchema,
  DepartmentSettingsSchema,
  MembershipSchema,
  PatchCustomFieldSchema,
} from '@/lib/contracts/catalog';
import { api, bodyOf, ifMatch, type Versioned, versionedBodyOf } from './client';

const rarelyChangesMs = 5 * 60_000;

/** For editors: fetched again whenever one opens, and never while it is open. */
const editorQuery = { refetchOnWindowFocus: false, refetchOnMount: 'always', gcTime: 0 } as const;

export const masterDataKeys = {
  memberships: ['memberships'],
  departments: ['departments'],
  customFields: ['custom-fields'],
  furtherForms: ['further-forms'],
};

/** `isNeeded` false fetches nothing, but returns cached data. */
export function useMemberships(isNeeded = true) {
  return useQuery({
    queryKey: masterDataKeys.memberships,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/memberships', { signal })),
    enabled: isNeeded,
    staleTime: rarelyChangesMs,
  });
}

/** `isNeeded` false fetches nothing, but returns cached data. */
export function useDepartments(isNeeded = true) {
  return useQuery({
    queryKey: masterDataKeys.departments,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/departments', { signal })),
    enabled: isNeeded,
    staleTime: rarelyChangesMs,
  });
}

export function useCustomFields() {
  return useQuery({
    queryKey: masterDataKeys.customFields,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/custom-fields', { signal })),
    staleTime: rarelyChangesMs,
  });
}

export type Tariff = MembershipSchema;
export type TariffChange = ChangeMembershipSchema;
export type Department = DepartmentSchema;
export type CustomField = CustomFieldSchema;

export const readTariff = (id: string) =>
  versionedBodyOf(api.GET('/club/memberships/{id}', { params: { path: { id } } }));

/** Fetches nothing while `isNeeded` is false. */
export function useTariff(id: string, isNeeded = true) {
  const queryFn = () => readTariff(id);
  return useQuery({ queryKey: ['memberships', id], queryFn, enabled: isNeeded, ...editorQuery });
}

export const createTariff = (body: TariffChange, key: string) =>
  bodyOf(api.POST('/club/memberships', { params: { header: { 'Idempotency-Key': key } }, body }));

/** Replaces a tariff if its `ETag` is still `etag`, and returns the stored one. */
export async function saveTariff(id: string, body: TariffChange, etag: string | null) {
  await api.PUT('/club/memberships/{id}', { params: { path: { id }, header: ifMatch(etag) }, body });
  return readTariff(id);
}

export const removeTariff = (id: string, etag: string | null) =>
  api.DELETE('/club/memberships/{id}', { params: { path: { id }, header: ifMatch(etag) } });

export const readDepartment = (id: string) =>
  versionedBodyOf(api.GET('/club/departments/{id}', { params: { path: { id } } }));

export function useDepartment(id: string) {
  return useQuery({ queryKey: ['departments', id], queryFn: () => readDepartment(id), ...editorQuery });
}

export const createDepartment = (body: ChangeDepartment, key: string) =>
  bodyOf(api.POST('/club/departments', { params: { header: { 'Idempotency-Key': key } }, body }));

/** Replaces a department if its `ETag` is still `etag`, and returns the stored one. */
export async function saveDepartment(id: string, body: ChangeDepartment, etag: string | null) {
  await api.PUT('/club/departments/{id}', { params: { path: { id }, header: ifMatch(etag) }, body });
  return readDepartment(id);
}

export const removeDepartment = (id: string, etag: string | null) =>
  api.DELETE('/club/departments/{id}', { params: { path: { id }, header: ifMatch(etag) } });

export type DepartmentSettings = DepartmentSettingsSchema;

export const readDepartmentSettings = () => versionedBodyOf(api.GET('/club/department-settings'));

export function useDepartmentSettings() {
  return useQuery({ queryKey: ['department-settings'], queryFn: readDepartmentSettings, ...editorQuery });
}

export const saveDepartmentSettings = (body: DepartmentSettings, etag: string | null) =>
  versionedBodyOf(api.PUT('/club/department-settings', { params: { header: ifMatch(etag) }, body }));

export const readCustomField = (internalName: string) =>
  versionedBodyOf(api.GET('/club/custom-fields/{internalName}', { params: { path: { internalName } } }));

export function useCustomField(internalName: string) {
  return useQuery({
    queryKey: ['custom-fields', internalName],
    queryFn: () => readCustomField(internalName),
    ...editorQuery,
  });
}

export const createCustomField = (body: ChangeCustomFieldSchema, key: string) =>
  bodyOf(api.POST('/club/custom-fields', { params: { header: { 'Idempotency-Key': key } }, body }));

/** Changes a field if its `ETag` is still `etag`, and returns the stored one. */
export async function saveCustomField(
  internalName: string,
  body: PatchCustomFieldSchema,
  etag: string | null,
): Promise<Versioned<CustomField>> {
  const params = { path: { internalName }, header: ifMatch(etag) };
  await api.PATCH('/club/custom-fields/{internalName}', { params, body });
  return readCustomField(internalName);
}

export const removeCustomField = (internalName: string, etag: string | null) =>
  api.DELETE('/club/custom-fields/{internalName}', {
    params: { path: { internalName }, header: ifMatch(etag) },
  });

/** Invalidates lists and single records of this kind; those on screen are fetched again. */
export function useInvalidateMasterData(kind: keyof typeof masterDataKeys): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: masterDataKeys[kind], exact: true });
}

const sendOrder = {
  memberships: (ids: string[]) => api.PUT('/club/membership-order', { body: { ids } }),
  departments: (ids: string[]) => api.PUT('/club/department-order', { body: { ids } }),
  furtherForms: (ids: string[]) => api.PUT('/club/further-form-order', { body: { ids } }),
  customFields: (internalNames: string[]) => api.PUT('/club/custom-field-order', { body: { internalNames } }),
};

/** Reorders a list. The new order shows at once and is undone if the service refuses it. */
export function useReorder<Item>(kind: keyof typeof masterDataKeys, keyOf: (item: Item) => string) {
  const client = useQueryClient();
  const queryKey = masterDataKeys[kind];
  return useMutation({
    mutationFn: (items: readonly Item[]) => sendOrder[kind](items.map(keyOf)),
    onMutate: async items => {
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, items);
      return { before };
    },
    onError: (_error, _items, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => client.invalidateQueries({ queryKey, exact: true }),
  });
}
