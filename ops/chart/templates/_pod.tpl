{{/* What pods of servers and of commands have in common: who they are on their machine, and where. */}}
{{- define "caderneta.pod" -}}
automountServiceAccountToken: false
{{/* Variables such as CADERNETA_API_PORT would be read as settings of the server. */ -}}
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "caderneta.container" -}}
image: {{ include "caderneta.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "caderneta.secretFolder" -}}/run/secrets/caderneta{{- end }}

{{/* The variable of one file of the Secret: a list of the root and of the setting's name. */}}
{{- define "caderneta.secretVariable" -}}
{{- $root := index . 0 -}}
{{- $name := index . 1 -}}
{{- $key := index $root.Values.secret.files $name | required (printf "secret.files.%s is needed" $name) -}}
- name: {{ $name }}
  value: {{ include "caderneta.secretFolder" $root }}/{{ $key }}
{{- end }}

{{/* For commands that need the database alone. */}}
{{- define "caderneta.databaseVolume" -}}
- name: secrets
  secret:
    secretName: {{ .Values.secret.name }}
    defaultMode: 0440
    items:
      - { key: {{ .Values.secret.files.DATABASE_URL_FILE }}, path: {{ .Values.secret.files.DATABASE_URL_FILE }} }
{{- end }}
