{{- define "eintritt.name" -}}
{{- if contains "eintritt" .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-eintritt" .Release.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "eintritt.labels" -}}
app.kubernetes.io/name: eintritt
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "eintritt.selector" -}}
app.kubernetes.io/name: eintritt
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* What every pod has. */}}
{{- define "eintritt.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  seccompProfile:
    type: RuntimeDefault
volumes:
  - name: tmp
    emptyDir: {}
{{- with .Values.extraVolumes }}
{{ toYaml . | indent 2 }}
{{- end }}
{{- with .Values.pod }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* What every container has. */}}
{{- define "eintritt.container" -}}
image: {{ printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: tmp
    mountPath: /tmp
{{- with .Values.extraVolumeMounts }}
{{ toYaml . | indent 2 }}
{{- end }}
env:
  - name: APP_URL
    value: {{ required "appUrl is the address that people use, e.g. https://eintritt.example" .Values.appUrl | quote }}
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
  {{- with .Values.extraEnv }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}
