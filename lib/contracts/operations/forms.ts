import { z } from 'zod';
import { RecordOrder } from '../catalog';
import { RecordId } from '../common';
import { exampleIds } from '../example-ids';
import { File, pictureBodyBytesMax } from '../file';
import {
  BackgroundImage,
  ChangeFormCancellation,
  ChangeFormDesign,
  ChangeFormMembership,
  FormCancellation,
  FormDesign,
  FormMembership,
} from '../forms';
import { ChangeFurtherForm, FurtherForm, UpdateFurtherForm } from '../further-forms';
import { operation } from '../operation';

const tag = 'Forms';
const query = z.strictObject({
  preview: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether to use the draft, which only signed-in editors can see'),
});

export const getMembershipForm = operation({
  operationId: 'getMembershipForm',
  method: 'GET',
  path: '/club/membership-form',
  tag,
  summary: 'Get the membership form',
  access: 'Viewer',
  success: { status: 200, schema: FormMembership },
  hasVersion: true,
});

export const modifyMembershipForm = operation({
  operationId: 'modifyMembershipForm',
  method: 'POST',
  path: '/club/membership-form',
  tag,
  summary: 'Update the membership form',
  access: 'Manager',
  body: ChangeFormMembership,
  success: { status: 200, schema: FormMembership },
  hasVersion: true,
});

const furtherFormParams = z.object({ id: RecordId.meta({ example: exampleIds.furtherForm }) });

export const listFurtherForms = operation({
  operationId: 'listFurtherForms',
  method: 'GET',
  path: '/club/further-forms',
  tag,
  summary: 'List the further membership forms',
  access: 'Viewer',
  success: { status: 200, schema: z.array(FurtherForm) },
});

export const createFurtherForm = operation({
  operationId: 'createFurtherForm',
  method: 'POST',
  path: '/club/further-forms',
  tag,
  summary: 'Create a further membership form',
  access: 'Manager',
  body: ChangeFurtherForm,
  isIdempotent: true,
  success: { status: 201, schema: FurtherForm },
  conflicts: ['already-taken', 'limit-reached'],
});

export const getFurtherForm = operation({
  operationId: 'getFurtherForm',
  method: 'GET',
  path: '/club/further-forms/{id}',
  tag,
  summary: 'Get a further membership form',
  access: 'Viewer',
  params: furtherFormParams,
  success: { status: 200, schema: FurtherForm },
  hasVersion: true,
});

export const updateFurtherForm = operation({
  operationId: 'updateFurtherForm',
  method: 'PUT',
  path: '/club/further-forms/{id}',
  tag,
  summary: 'Update a further membership form. If you change its slug, the old address stops working',
  access: 'Manager',
  params: furtherFormParams,
  body: UpdateFurtherForm,
  success: { status: 200, schema: FurtherForm },
  hasVersion: true,
  conflicts: ['already-taken'],
});

export const deleteFurtherForm = operation({
  operationId: 'deleteFurtherForm',
  method: 'DELETE',
  path: '/club/further-forms/{id}',
  tag,
  summary: 'Delete a further membership form. Its submissions stay and keep its title',
  access: 'Manager',
  params: furtherFormParams,
  success: { status: 204 },
  hasVersion: true,
});

export const orderFurtherForms = operation({
  operationId: 'orderFurtherForms',
  method: 'PUT',
  path: '/club/further-form-order',
  tag,
  summary: 'Set the order of the further membership forms. Those not named come last',
  access: 'Manager',
  body: RecordOrder,
  success: { status: 204 },
  hasVersion: true,
});

export const getCancellationForm = operation({
  operationId: 'getCancellationForm',
  method: 'GET',
  path: '/club/cancellation-form',
  tag,
  summary: 'Get the cancellation form',
  access: 'Viewer',
  success: { status: 200, schema: FormCancellation },
  hasVersion: true,
});

export const modifyCancellationForm = operation({
  operationId: 'modifyCancellationForm',
  method: 'POST',
  path: '/club/cancellation-form',
  tag,
  summary: 'Update the cancellation form',
  access: 'Manager',
  body: ChangeFormCancellation,
  success: { status: 200, schema: FormCancellation },
  hasVersion: true,
});

export const getFormDesign = operation({
  operationId: 'getFormDesign',
  method: 'GET',
  path: '/club/form-design',
  tag,
  summary: 'Get the form design. With `preview`, returns the draft, or the published design if there is none',
  access: 'Viewer',
  query,
  success: { status: 200, schema: FormDesign },
  hasVersion: true,
});

export const updateFormDesign = operation({
  operationId: 'updateFormDesign',
  method: 'POST',
  path: '/club/form-design',
  tag,
  summary:
    'Update the form design. With `preview`, changes only the draft, which a form shows at `?preview=1`',
  access: 'Manager',
  query,
  body: ChangeFormDesign,
  success: { status: 200, schema: FormDesign },
  hasVersion: true,
});

export const setBackgroundImage = operation({
  operationId: 'setBackgroundImage',
  method: 'PUT',
  path: '/club/form-design/background-image',
  tag,
  summary: 'Upload a background image. It is shown once a design refers to it',
  access: 'Manager',
  body: File,
  bodyBytesMax: pictureBodyBytesMax,
  success: { status: 200, schema: BackgroundImage },
  hasVersion: true,
});

export const deleteBackgroundImage = operation({
  operationId: 'deleteBackgroundImage',
  method: 'DELETE',
  path: '/club/form-design/background-image',
  tag,
  summary: 'Remove the background image, also from the design',
  access: 'Manager',
  success: { status: 204 },
  errors: [404],
  hasVersion: true,
});
