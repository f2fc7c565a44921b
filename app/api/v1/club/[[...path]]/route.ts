import * as forms from '@/lib/contracts/operations/forms';
import * as handouts from '@/lib/contracts/operations/handouts';
import * as masterData from '@/lib/contracts/operations/master-data';
import * as submissionWork from '@/lib/contracts/operations/submission-work';
import { okByVersion } from '@/lib/http/kept-reply';
import { describeViolations } from '@/lib/http/problem';
import { created, file, listed, noContent, ok, stored } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createAnswerTemplate } from '@/lib/services/answer-templates/create';
import { getAnswerTemplate, listAnswerTemplates } from '@/lib/services/answer-templates/read';
import { removeAnswerTemplate } from '@/lib/services/answer-templates/remove';
import { updateAnswerTemplate } from '@/lib/services/answer-templates/update';
import { listClubTexts } from '@/lib/services/club-texts/list';
import { getClubInfo, getLogo } from '@/lib/services/clubs/read';
import { listRefusedSites } from '@/lib/services/clubs/refused-sites';
import { removeLogo } from '@/lib/services/clubs/remove-logo';
import { setLogo } from '@/lib/services/clubs/set-logo';
import { updateClubInfo } from '@/lib/services/clubs/update-info';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { patchCustomField } from '@/lib/services/custom-fields/patch';
import { getCustomField, listCustomFields } from '@/lib/services/custom-fields/read';
import { removeCustomField } from '@/lib/services/custom-fields/remove';
import { reorderCustomFields } from '@/lib/services/custom-fields/reorder';
import { getDataPrivacy, listConsentVersions } from '@/lib/services/data-privacy/read';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { createDepartment } from '@/lib/services/departments/create';
import { getDepartment, getDepartmentSettings, listDepartments } from '@/lib/services/departments/read';
import { removeDepartment } from '@/lib/services/departments/remove';
import { reorderDepartments } from '@/lib/services/departments/reorder';
import { updateDepartment } from '@/lib/services/departments/update';
import { updateDepartmentSettings } from '@/lib/services/departments/update-settings';
import { getFirstSteps, setFirstStepsHidden } from '@/lib/services/first-steps/first-steps';
import { getCancellationForm, getFormDesign, getMembershipForm } from '@/lib/services/forms/read';
import { removeBackgroundImage } from '@/lib/services/forms/remove-background-image';
import { setBackgroundImage } from '@/lib/services/forms/set-background-image';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { updateFormDesign } from '@/lib/services/forms/update-form-design';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { createFurtherForm } from '@/lib/services/further-forms/create';
import { getFurtherForm, listFurtherForms } from '@/lib/services/further-forms/read';
import { removeFurtherForm } from '@/lib/services/further-forms/remove';
import { reorderFurtherForms } from '@/lib/services/further-forms/reorder';
import { updateFurtherForm } from '@/lib/services/further-forms/update';
import { handoutInput, makePaperForm, makePoster, makeQrCode } from '@/lib/services/handouts/make-handout';
import { createMembership } from '@/lib/services/memberships/create';
import { getMembership, isOfSettings, listMemberships } from '@/lib/services/memberships/read';
import { removeMembership } from '@/lib/services/memberships/remove';
import { reorderMemberships } from '@/lib/services/memberships/reorder';
import { updateMembership } from '@/lib/services/memberships/update';
import { countDueSubmissions } from '@/lib/services/retention/count-due';

const currentCustomFields = bind(masterData.listCustomFields, async ({ ctx }) =>
  ok(await listCustomFields(ctx)),
);

const currentDepartments = bind(masterData.listDepartments, async ({ ctx }) =>
  ok(await listDepartments(ctx)),
);

const currentFirstSteps = bind(masterData.getFirstSteps, async ({ ctx }) => ok(await getFirstSteps(ctx)));

const currentFurtherForms = bind(forms.listFurtherForms, async ({ ctx }) => ok(await listFurtherForms(ctx)));

const currentMemberships = bind(masterData.listMemberships, async ({ ctx }) =>
  ok(await listMemberships(ctx)),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/club',
  bind(submissionWork.listAnswerTemplates, async ({ ctx }) => ok(await listAnswerTemplates(ctx))),
  bind(submissionWork.createAnswerTemplate, async ({ ctx, body }) => {
    const template = await createAnswerTemplate(ctx, body);
    return created(template, `/club/answer-templates/${template.id}`);
  }),
  bind(submissionWork.getAnswerTemplate, async ({ ctx, params }) => {
    const { template, version } = await getAnswerTemplate(ctx, params.id);
    return ok(template, { version });
  }),
  bind(submissionWork.updateAnswerTemplate, async ({ ctx, params, body, precondition }) => {
    await updateAnswerTemplate(ctx, { id: params.id, template: body, precondition });
    return noContent();
  }),
  bind(submissionWork.deleteAnswerTemplate, async ({ ctx, params, precondition }) => {
    await removeAnswerTemplate(ctx, { id: params.id, precondition });
    return noContent();
  }),
  bind(forms.getCancellationForm, async ({ ctx }) => {
    const { form, version } = await getCancellationForm(ctx);
    return ok(form, { version });
  }),
  bind(forms.modifyCancellationForm, async ({ ctx, body, precondition }) => {
    const { form, version } = await updateCancellationForm(ctx, body, precondition);
    return ok(form, { version });
  }),
  bind(
    masterData.orderCustomFields,
    async ({ ctx, body }) => {
      await reorderCustomFields(ctx, body.internalNames);
      return noContent();
    },
    { versionOf: currentCustomFields },
  ),
  currentCustomFields,
  bind(masterData.createCustomField, async ({ ctx, body }) => {
    const field = await createCustomField(ctx, body);
    return created(field, `/club/custom-fields/${field.internalName}`);
  }),
  bind(masterData.getCustomField, async ({ ctx, params }) => {
    const { field, version } = await getCustomField(ctx, params.internalName);
    return ok(field, { version });
  }),
  bind(masterData.patchCustomField, async ({ ctx, params, body, precondition }) => {
    await patchCustomField(ctx, { internalName: params.internalName, patch: body, precondition });
    return noContent();
  }),
  bind(masterData.deleteCustomField, async ({ ctx, params, precondition }) => {
    await removeCustomField(ctx, { internalName: params.internalName, precondition });
    return noContent();
  }),
  bind(masterData.getDataPrivacy, async ({ ctx }) => {
    const { privacy, version } = await getDataPrivacy(ctx);
    return ok(privacy, { version });
  }),
  bind(masterData.updateDataPrivacy, async ({ ctx, body, precondition }) => {
    const { privacy, version } = await updateDataPrivacy(ctx, body, precondition);
    return ok(privacy, { version });
  }),
  bind(masterData.listConsentVersions, async ({ ctx, query, request }) =>
    listed(await listConsentVersions(ctx, query), request.url),
  ),
  bind(masterData.countDueSubmissions, async ({ ctx, query }) => ok(await countDueSubmissions(ctx, query))),
  bind(
    masterData.orderDepartments,
    async ({ ctx, body }) => {
      await reorderDepartments(ctx, body.ids);
      return noContent();
    },
    { versionOf: currentDepartments },
  ),
  bind(masterData.getDepartmentSettings, async ({ ctx }) => {
    const { settings, version } = await getDepartmentSettings(ctx);
    return ok(settings, { version });
  }),
  bind(masterData.updateDepartmentSettings, async ({ ctx, body, precondition }) => {
    const { settings, version } = await updateDepartmentSettings(ctx, { settings: body, precondition });
    return ok(settings, { version });
  }),
  currentDepartments,
  bind(masterData.createDepartment, async ({ ctx, body }) => {
    const department = await createDepartment(ctx, body);
    return created(department, `/club/departments/${department.id}`);
  }),
  bind(masterData.getDepartment, async ({ ctx, params }) => {
    const { department, version } = await getDepartment(ctx, params.id);
    return ok(department, { version });
  }),
  bind(masterData.updateDepartment, async ({ ctx, params, body, precondition }) => {
    await updateDepartment(ctx, { id: params.id, department: body, precondition });
    return noContent();
  }),
  bind(masterData.deleteDepartment, async ({ ctx, params, precondition }) => {
    await removeDepartment(ctx, { id: params.id, precondition });
    return noContent();
  }),
  currentFirstSteps,
  bind(masterData.changeFirstSteps, async ({ ctx, body }) => ok(await setFirstStepsHidden(ctx, body)), {
    versionOf: currentFirstSteps,
  }),
  bind(forms.getFormDesign, async ({ ctx, query }) => {
    const { design, version } = await getFormDesign(ctx, { isPreview: query.preview === 'true' });
    return ok(design, { version });
  }),
  bind(forms.updateFormDesign, async ({ ctx, query, body, precondition }) => {
    const isPreview = query.preview === 'true';
    const { design, version, dropped } = await updateFormDesign(ctx, {
      design: body,
      isPreview,
      precondition,
    });
    const errors = dropped.length > 0 ? { errors: describeViolations(dropped, ctx.locale) } : {};
    return ok({ ...design, ...errors }, { version });
  }),
  bind(forms.setBackgroundImage, async ({ ctx, body, precondition }) => {
    const { image, etag } = await setBackgroundImage(ctx, { file: body, precondition });
    return ok(image, { headers: { ETag: etag } });
  }),
  bind(forms.deleteBackgroundImage, async ({ ctx, precondition }) => {
    await removeBackgroundImage(ctx, { precondition });
    return noContent();
  }),
  bind(handouts.getPaperForm, async ({ ctx, params, query }) => {
    const { content, contentType, fileName } = await makePaperForm(ctx, handoutInput(params.kind, query));
    return file(content, contentType, fileName);
  }),
  bind(handouts.getFormPoster, async ({ ctx, params, query }) => {
    const { content, contentType, fileName } = await makePoster(ctx, handoutInput(params.kind, query));
    return file(content, contentType, fileName);
  }),
  bind(handouts.getFormQrCodePng, async ({ ctx, params, query }) => {
    const { content, contentType, fileName } = await makeQrCode(ctx, handoutInput(params.kind, query), 'png');
    return file(content, contentType, fileName);
  }),
  bind(handouts.getFormQrCodeSvg, async ({ ctx, params, query }) => {
    const { content, contentType, fileName } = await makeQrCode(ctx, handoutInput(params.kind, query), 'svg');
    return file(content, contentType, fileName);
  }),
  bind(
    forms.orderFurtherForms,
    async ({ ctx, body }) => {
      await reorderFurtherForms(ctx, body.ids);
      return noContent();
    },
    { versionOf: currentFurtherForms },
  ),
  currentFurtherForms,
  bind(forms.createFurtherForm, async ({ ctx, body }) => {
    const form = await createFurtherForm(ctx, body);
    return created(form, `/club/further-forms/${form.id}`);
  }),
  bind(forms.getFurtherForm, async ({ ctx, params }) => {
    const { form, version } = await getFurtherForm(ctx, params.id);
    return ok(form, { version });
  }),
  bind(forms.updateFurtherForm, async ({ ctx, params, body, precondition }) => {
    const { form, version } = await updateFurtherForm(ctx, { id: params.id, form: body, precondition });
    return ok(form, { version });
  }),
  bind(forms.deleteFurtherForm, async ({ ctx, params, precondition }) => {
    await removeFurtherForm(ctx, { id: params.id, precondition });
    return noContent();
  }),
  bind(masterData.getClubInfo, async ({ ctx }) => {
    const { info, version } = await getClubInfo(ctx);
    return ok(info, { version });
  }),
  bind(masterData.updateClubInfo, async ({ ctx, body, precondition }) => {
    const { info, version } = await updateClubInfo(ctx, { info: body, precondition });
    return ok(info, { version });
  }),
  bind(masterData.getClubLogo, async ({ ctx }) => ok(await getLogo(ctx))),
  bind(masterData.updateClubLogo, async ({ ctx, body, precondition }) =>
    stored(await setLogo(ctx, body, precondition)),
  ),
  bind(masterData.deleteClubLogo, async ({ ctx, precondition }) => {
    await removeLogo(ctx, { precondition });
    return noContent();
  }),
  bind(forms.getMembershipForm, async ({ ctx }) => {
    const { form, version } = await getMembershipForm(ctx);
    return ok(form, { version });
  }),
  bind(forms.modifyMembershipForm, async ({ ctx, body, precondition }) => {
    const { form, version } = await updateMembershipForm(ctx, body, precondition);
    return ok(form, { version });
  }),
  bind(
    masterData.orderMemberships,
    async ({ ctx, body }) => {
      await reorderMemberships(ctx, body.ids);
      return noContent();
    },
    { versionOf: currentMemberships },
  ),
  bind(masterData.listMemberships, ({ ctx }) =>
    okByVersion(ctx, { name: 'memberships', read: () => listMemberships(ctx), isKept: isOfSettings }),
  ),
  bind(masterData.createMembership, async ({ ctx, body }) => {
    const membership = await createMembership(ctx, body);
    return created(membership, `/club/memberships/${membership.id}`);
  }),
  bind(masterData.getMembership, async ({ ctx, params }) => {
    const { membership, version } = await getMembership(ctx, params.id);
    return ok(membership, { version });
  }),
  bind(masterData.updateMembership, async ({ ctx, params, body, precondition }) => {
    await updateMembership(ctx, { id: params.id, membership: body, precondition });
    return noContent();
  }),
  bind(masterData.deleteMembership, async ({ ctx, params, precondition }) => {
    await removeMembership(ctx, { id: params.id, precondition });
    return noContent();
  }),
  bind(masterData.listRefusedSites, async ({ ctx }) => ok(await listRefusedSites(ctx))),
  bind(masterData.listClubTexts, async ({ ctx }) => ok(await listClubTexts(ctx))),
);
