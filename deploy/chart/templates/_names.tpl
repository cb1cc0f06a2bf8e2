{{/* One release is one portal, and everything of it bears the name of the release. */}}
{{- define "shelfline.labels" -}}
app.kubernetes.io/name: shelfline
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "shelfline.metadata" -}}
name: {{ .Release.Name }}
labels:
  {{- include "shelfline.labels" . | nindent 2 }}
{{- end }}

{{- define "shelfline.files" -}}
{{ .Release.Name }}-files
{{- end }}
